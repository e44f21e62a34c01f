import { mount } from "svelte";
import App from "./App.svelte";
import { keepWhenAtRest } from "./lib/at-rest.ts";
import { settings } from "./lib/settings.svelte.ts";
import { readerLanguage, speak } from "./lib/texts.ts";
import { version } from "./lib/version.svelte.ts";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/arrangements.css";

settings.showLook();
version.watch();
await speak(readerLanguage());
const house = document.getElementById("house");
if (house) mount(App, { target: house });
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/service-worker.js");
keepWhenAtRest();
