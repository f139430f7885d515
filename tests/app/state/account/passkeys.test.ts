// @vitest-environment node
import { expect, test, vi } from "vitest";
import { logInAgainAtom, logInAtom, registerAtom } from "../../../../app/state/account/login.ts";
import { logOutAtom } from "../../../../app/state/account/logout.ts";
import {
  addPasskeyAtom,
  askForPasskeyAtom,
  listPasskeysAtom,
  makeRecoveryCodesAtom,
  removePasskeyAtom,
} from "../../../../app/state/account/own-passkeys.ts";
import { logInByPasskeyAtom } from "../../../../app/state/account/passkey-login.ts";
import { endProofAtom, proveByPasskeyAtom, proveByPasswordAtom } from "../../../../app/state/account/proof.ts";
import { showPasskeyAtom, showRecoveryCodeAtom } from "../../../../app/state/account/second-factor.ts";
import {
  pendingLoginAtom,
  proofQuestionAtom,
  sessionDialogAtom,
} from "../../../../app/state/account/session-questions.ts";
import {
  addTableFilesAtom,
  checkTablesAtom,
  failedTableAtom,
  tableRunAtom,
  updateTablesAtom,
} from "../../../../app/state/admin/admin-run.ts";
import { exportTableAtom, loadOverviewAtom, tableOverviewAtom } from "../../../../app/state/admin/admin-tables.ts";
import { accountAtom } from "../../../../app/state/core/account.ts";
import { reportExpiredAtom, sessionAtom, sessionExpiredAtom } from "../../../../app/state/core/session.ts";
import { PASSWORD, REGISTRATION } from "../../../edge-api/suite/people.ts";
import { softwarePasskeys } from "../../data/software-passkeys.ts";
import { testTab } from "../test-services.ts";
import { saveUsersAtom } from "../../../../app/exports/admin-files.ts";

const EMAIL = "ada@mail.example";
const DONE = { ok: true, value: null };

/** A tab of a logged-in user, in a browser that supports passkeys. */
async function opened(isAdmin = false) {
  const passkeys = await softwarePasskeys();
  const tab = await testTab({ passkeys });
  const { store, server } = tab;
  await store.set(registerAtom, { ...REGISTRATION, email: EMAIL });
  await vi.waitFor(() => expect(store.get(accountAtom)?.email).toBe(EMAIL));
  if (isAdmin) await server.grant(EMAIL, true);
  const isOut = () => vi.waitFor(() => expect(store.get(sessionAtom).kind).toBe("out"));
  const isIn = () => vi.waitFor(() => expect(store.get(accountAtom)?.email).toBe(EMAIL));
  const logOut = async () => {
    await store.set(logOutAtom);
    await isOut();
  };
  const logIn = () => store.set(logInAtom, { email: EMAIL, password: PASSWORD });
  const letProofsAge = () => server.write("UPDATE sessions SET proved = 0");
  const isAsked = () => vi.waitFor(() => expect(store.get(proofQuestionAtom)).toHaveLength(1));
  return { ...tab, passkeys, logOut, logIn, isIn, letProofsAge, isAsked };
}

test("an added passkey logs in on its own; cancelling the browser's dialog logs nobody in", async () => {
  const { store, passkeys, logOut, isIn } = await opened();
  expect(await store.set(addPasskeyAtom, "Laptop")).toMatchObject({ ok: true });
  await logOut();
  passkeys.why = "cancelled";
  expect(await store.set(logInByPasskeyAtom)).toMatchObject({ ok: false, problem: { why: "cancelled" } });
  expect(store.get(sessionAtom).kind).toBe("out");
  passkeys.why = null;
  expect(await store.set(logInByPasskeyAtom)).toEqual(DONE);
  await isIn();
});

test("if the account requires a passkey, the login waits for it; cancelled, nobody is logged in", async () => {
  const { store, logOut, logIn, isIn } = await opened();
  await store.set(addPasskeyAtom, "Laptop");
  expect(await store.set(askForPasskeyAtom, true)).toMatchObject({ ok: true });
  await logOut();
  expect(await logIn()).toEqual(DONE);
  expect(store.get(sessionDialogAtom)).toEqual({ kind: "second_factor" });
  store.set(pendingLoginAtom, null);
  expect([store.get(sessionDialogAtom), store.get(sessionAtom).kind]).toEqual([null, "out"]);
  expect(await store.set(showPasskeyAtom)).toMatchObject({ ok: false, problem: { error: "login_expired" } });
  await logIn();
  expect(await store.set(showPasskeyAtom)).toEqual(DONE);
  await isIn();
  expect(store.get(pendingLoginAtom)).toBeNull();
});

test("a recovery code completes a login once; an expired session is renewed the same way", async () => {
  const { store, logOut, logIn, isIn } = await opened();
  await store.set(addPasskeyAtom, "Laptop");
  await store.set(askForPasskeyAtom, true);
  const made = await store.set(makeRecoveryCodesAtom);
  const [code = "", other = ""] = made.ok ? made.value : [];
  await logOut();
  await logIn();
  expect(await store.set(showRecoveryCodeAtom, "no such code")).toMatchObject({
    problem: { error: "recovery_code_wrong" },
  });
  expect(await store.set(showRecoveryCodeAtom, code)).toEqual(DONE);
  await isIn();
  const own = await store.set(listPasskeysAtom);
  expect(own.ok && own.value.recovery_codes).toBe(9);

  store.set(reportExpiredAtom);
  expect(await store.set(logInAgainAtom, PASSWORD)).toEqual(DONE);
  expect(store.get(sessionDialogAtom)).toEqual({ kind: "second_factor" });
  store.set(pendingLoginAtom, null);
  expect(store.get(sessionDialogAtom)).toEqual({ kind: "expired" });
  await store.set(logInAgainAtom, PASSWORD);
  expect(await store.set(showRecoveryCodeAtom, other)).toEqual(DONE);
  expect([store.get(sessionExpiredAtom), store.get(sessionDialogAtom)]).toEqual([false, null]);
});

test("an action that needs a fresh proof asks for it and continues; cancelled, nothing happens", async () => {
  const { store, passkeys, letProofsAge, isAsked } = await opened();
  await store.set(addPasskeyAtom, "Laptop");
  await letProofsAge();
  const first = store.set(makeRecoveryCodesAtom);
  await isAsked();
  expect(store.get(sessionDialogAtom)).toEqual({ kind: "proof" });
  store.set(endProofAtom, false);
  expect(await first).toMatchObject({ ok: false, problem: { error: "fresh_proof_needed" } });
  expect(store.get(sessionDialogAtom)).toBeNull();

  const second = store.set(makeRecoveryCodesAtom);
  await isAsked();
  expect(await store.set(proveByPasswordAtom, "wrong horse")).toMatchObject({
    problem: { error: "wrong_current_password" },
  });
  expect(await store.set(proveByPasswordAtom, PASSWORD)).toEqual(DONE);
  expect(await second).toMatchObject({ ok: true });

  await letProofsAge();
  const own = await store.set(listPasskeysAtom);
  const third = store.set(removePasskeyAtom, own.ok ? (own.value.passkeys[0]?.id ?? "") : "");
  await isAsked();
  passkeys.why = "failed";
  expect(await store.set(proveByPasskeyAtom)).toMatchObject({ problem: { why: "failed" } });
  passkeys.why = null;
  expect(await store.set(proveByPasskeyAtom)).toEqual(DONE);
  expect(await third).toMatchObject({ ok: true });
  expect(await store.set(listPasskeysAtom)).toMatchObject({ value: { passkeys: [], recovery_codes: 0 } });
});

test("a publication waits for the proof, loses nothing when cancelled, and continues with the proof", async () => {
  const { store, letProofsAge, isAsked, files, blobs } = await opened(true);
  await store.set(loadOverviewAtom, "Global");
  await store.set(exportTableAtom, { kind: "metric", region: "Global" }, "json");
  const rows = (JSON.parse(files.at(-1)?.text ?? "[]") as object[]).map((row) => ({ ...row, unit: "x" }));
  await store.set(addTableFilesAtom, [new File([JSON.stringify(rows)], "metric.json")], "Global");
  await store.set(checkTablesAtom);
  const statuses = () => store.get(tableRunAtom).items.map(({ status }) => status);
  expect(statuses()).toEqual(["differs"]);
  await letProofsAge();
  const first = store.set(updateTablesAtom, "Other units");
  await isAsked();
  store.set(endProofAtom, false);
  await first;
  expect([statuses(), store.get(failedTableAtom)]).toEqual([["differs"], null]);
  expect(store.get(tableOverviewAtom).overview?.version.version).toBe("v1");

  const second = store.set(updateTablesAtom, "Other units");
  await isAsked();
  await store.set(proveByPasswordAtom, PASSWORD);
  await second;
  expect(statuses()).toEqual(["updated"]);
  expect(store.get(tableOverviewAtom).overview?.version).toMatchObject({ version: "v1.u1", note: "Other units" });

  await letProofsAge();
  const watch = { signal: new AbortController().signal, onRows: () => undefined };
  const saved = store.set(saveUsersAtom, { sort: "email", search: "" }, watch);
  await isAsked();
  expect(blobs).toEqual([]);
  await store.set(proveByPasswordAtom, PASSWORD);
  expect([await saved, blobs.length]).toEqual([{ ok: true, value: 1 }, 1]);
});

test("a session that expires during the question asks to log in again, and the question closes", async () => {
  const { store, server, letProofsAge, isAsked } = await opened();
  await store.set(addPasskeyAtom, "Laptop");
  await letProofsAge();
  const made = store.set(makeRecoveryCodesAtom);
  await isAsked();
  await server.write("DELETE FROM sessions");
  expect(await store.set(proveByPasswordAtom, PASSWORD)).toMatchObject({ problem: { status: 401 } });
  expect(await made).toMatchObject({ ok: false });
  expect(store.get(sessionDialogAtom)).toEqual({ kind: "expired" });
});
