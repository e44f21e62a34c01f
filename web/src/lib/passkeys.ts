/** Passkeys, by the browser's own means: one is made here, and one is shown to come back. */
import { answer, api, reason } from "./api.ts";
import type { Schemas } from "./schemas.ts";
import { say } from "./texts.ts";

const NUMBERS = /^[\d.]+$|:/;

/** Whether this browser keeps passkeys for the house: only where it came by TLS (or from this machine), under a name. */
export function keepsPasskeys(): boolean {
  return isSecureContext && "PublicKeyCredential" in window && !NUMBERS.test(location.hostname);
}

export async function makePasskey(): Promise<void> {
  const wanted = await answer(api.POST("/api/me/passkeys/challenge"));
  const made = await navigator.credentials.create({
    publicKey: {
      challenge: bytes(wanted.challenge),
      rp: { id: wanted.host, name: say("web-house") },
      user: { id: bytes(wanted.user), name: wanted.name, displayName: wanted.name },
      pubKeyCredParams: wanted.algorithms.map((alg) => ({ type: "public-key", alg })),
      excludeCredentials: wanted.known.map((id) => ({ type: "public-key", id: bytes(id) })),
      authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "preferred" },
      attestation: "none",
      timeout: wanted.milliseconds,
    },
  });
  const { id, response } = made as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = response as AuthenticatorAttestationResponse;
  const body = { id, client_data: text(clientDataJSON), attestation: text(attestationObject) };
  await api.POST("/api/me/passkeys", { body });
}

/** What proves who holds the passkey that was chosen. */
export async function showPasskey(): Promise<Schemas["PasskeyShown"]> {
  const asked = await answer(api.POST("/api/passkeys/challenge"));
  const shown = await navigator.credentials.get({
    publicKey: {
      challenge: bytes(asked.challenge),
      rpId: asked.host,
      userVerification: "preferred",
      timeout: asked.milliseconds,
    },
  });
  const { id, response } = shown as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature } = response as AuthenticatorAssertionResponse;
  return {
    id,
    client_data: text(clientDataJSON),
    authenticator_data: text(authenticatorData),
    signature: text(signature),
  };
}

/** The words of whatever went wrong, the browser's own refusals among them. */
export function passkeyReason(wrong: unknown): string {
  if (!(wrong instanceof DOMException)) return reason(wrong);
  return say(wrong.name === "InvalidStateError" ? "web-passkey-there" : "web-passkey-cancelled");
}

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  const plain = atob(base64.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (one) => one.charCodeAt(0));
}

function text(some: ArrayBuffer): string {
  const plain = Array.from(new Uint8Array(some), (one) => String.fromCharCode(one)).join("");
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
