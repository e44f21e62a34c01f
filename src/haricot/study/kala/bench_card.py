"""The words of KalaBench's card: what is in the table, how it was made and checked, how to learn from it."""

CARD = """# KalaBench

{count} positions of Kala from seed {seed}, each from a game of random sowings, in turns from every reserve from 4 to 28
and from the first, middle and last third of the game; after a thousand of each, only from strata in which every one was
proven, from 12 beans on. None stands here twice, so that small reserves have few. Who wins
was proven by proof-number search, as far as {patience} positions looked into for each proof are enough. `winner` is
null where they were not, `winning` where they were not for every move; `turns` is an upper bound on the turns to the
end, null where the proof could not be followed to its end.

- **Made by** `haricot data kala-bench kala-bench.parquet --positions {count} --seed {seed} --patience {patience}`.
- **Licence**: MIT, as Haricot itself.
- **Version** 2. Rows up to number 337,656 are those of version 1, which left out only what stood there letter for
  letter; later numbers are left out also where the position is like an earlier one, with the field turned or mirrored
  or the colours exchanged. Counted so, {classes} positions are different.
- **Fields**: `number`, `reserve` and `phase` say which position it is, and its stratum; `position` is its notation,
  `mover` the seat to sow; `winner`, `winning` (action ids) and `turns` are what is proven, `expansions` how many
  positions were looked into. `class` names what the position is like, the same text for all that are alike; `fold` is a
  number from 0 to 9 by the class alone (CRC-32 of its text, modulo 10).
- **To learn from it**, split by `fold`: 0 to 7 to learn from, 8 to choose by, 9 to ask at the end. Then nothing that is
  asked was learnt from, mirrored or not. A split by rows would not keep them apart.
- **The table of baselines** asks about the first 2,000 rows, which are of all folds. Whoever learns from rows and wants
  to stand in it leaves out all that are like these: with pandas `rows[~rows["class"].isin(rows["class"][:2000])]`.
- **Checked** by a plain search of the readable rules, which knows nothing of proofs: see the page on KalaBench.

| reserve | phase | positions | winner not proven | some move not proven | turns not found | the mover wins |
|---|---|---|---|---|---|---|"""
