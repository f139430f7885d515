import * as v from "valibot";
import { fetchBytes, jsonIn, type Fetch } from "./http.ts";
import { failed, ok, type Outcome } from "./outcome.ts";

const TIMEOUT_MS = 15_000;

const LicencesSchema = v.array(
  v.object({
    packages: v.array(v.object({ name: v.string(), version: v.string(), licence: v.string() })),
    notice: v.string(),
  }),
);

/** Third-party packages that share one licence notice, and its text. */
export type LicenceEntry = v.InferOutput<typeof LicencesSchema>[number];

/** Loads the licence list that the build has written (licences.build.ts). Never rejects. */
export async function fetchLicences(
  ask: Fetch = (url, init) => fetch(url, init),
): Promise<Outcome<readonly LicenceEntry[]>> {
  const reply = await fetchBytes(ask, "/licences.json", { timeoutMs: TIMEOUT_MS });
  if (!reply.ok) return reply;
  const parsed = v.safeParse(LicencesSchema, jsonIn(reply.value));
  return parsed.success ? ok(parsed.output) : failed("bad_reply", "licences.json breaks its shape");
}
