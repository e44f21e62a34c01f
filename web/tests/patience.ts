/** Whoever waits for something on a page does so as long as a busy machine may take, not for a second. */
import { configure } from "@testing-library/svelte";

configure({ asyncUtilTimeout: 20_000 });
