"""The forms that a Hunspell dictionary stands for."""

from hunspell import forms, read_affixes

FRENCH = """
FLAG long
NEEDAFFIX ()
PFX L' Y 1
PFX L' 0 l' [aeiou]
SFX S. Y 2
SFX S. 0 0/L' [^s]
SFX S. 0 s [^s]
SFX X. Y 2
SFX X. l l l
SFX X. l ux al
SFX a0 Y 3
SFX a0 er er/L' er
SFX a0 er e/L' er
SFX a0 ger geons ger
PFX Um Y 2
PFX Um 0 0/S. .
PFX Um 0 kilo/S. .
"""

ENGLISH = """
PFX U Y 1
PFX U 0 un .
SFX D Y 2
SFX D 0 d e
SFX D y ied [^aeiou]y
SFX T N 1
SFX T 0 st e
"""


def found(affixes: str, *entries: str) -> list[str]:
    return sorted(set(forms(entries, read_affixes(affixes), lambda stem, flags: True)))


def test_an_entry_without_flags_is_itself() -> None:
    assert found(FRENCH, "avec") == ["avec"]


def test_suffixes_apply_where_the_stem_ends_as_they_ask() -> None:
    assert found(FRENCH, "chat/S.", "souris/S.") == ["chat", "chats", "souris"]
    assert found(FRENCH, "cheval/X.") == ["cheval", "chevaux"]
    assert found(FRENCH, "manger/a0") == ["mange", "mangeons", "manger"]


def test_elisions_make_no_words() -> None:
    assert found(FRENCH, "ami/S.L'") == ["ami", "amis"]


def test_a_prefix_may_lead_to_suffixes() -> None:
    assert found(FRENCH, "gramme/Um") == ["gramme", "grammes", "kilogramme", "kilogrammes"]


def test_an_entry_that_needs_an_affix_is_no_word_itself() -> None:
    assert found(FRENCH, "cheval/X.()") == ["cheval", "chevaux"]
    assert found(FRENCH, "journal/()") == []


def test_prefixes_cross_with_suffixes_that_allow_it() -> None:
    assert found(ENGLISH, "tie/UD") == ["tie", "tied", "untie", "untied"]
    assert found(ENGLISH, "rude/UT") == ["rude", "rudest", "unrude"]


def test_what_is_not_wanted_is_left_out_with_all_its_forms() -> None:
    entries = ["tie/D", "dry/D"]
    assert sorted(forms(entries, read_affixes(ENGLISH), lambda stem, flags: stem != "tie")) == ["dried", "dry"]
