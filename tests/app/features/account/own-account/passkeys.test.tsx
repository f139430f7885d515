import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { Provider, useAtomValue } from "jotai";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Passkeys } from "../../../../../app/features/account/own-account/passkeys.tsx";
import SessionDialogs from "../../../../../app/features/account/session-questions/session-dialogs.tsx";
import { sessionDialogAtom } from "../../../../../app/state/account/session-questions.ts";
import { softwarePasskeys } from "../../../data/software-passkeys.ts";
import { testTab } from "../../../state/test-services.ts";
import { ADMIN, register } from "../../admin-lists/admin-tab.tsx";

beforeEach(() => void vi.spyOn(window, "scrollTo").mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Question = () => {
  const dialog = useAtomValue(sessionDialogAtom);
  return dialog && <SessionDialogs dialog={dialog} />;
};

/** Renders the section for a logged-in user. */
async function opened(hasPasskeys = true) {
  const passkeys = await softwarePasskeys();
  const tab = await testTab(hasPasskeys ? { passkeys } : {});
  await register(tab.store);
  const show = () =>
    render(
      <Provider store={tab.store}>
        <Passkeys email={ADMIN} />
        <Question />
      </Provider>,
    );
  return { ...tab, passkeys, show };
}

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const press = async (name: string | RegExp) => {
  const found = await button(name);
  await act(async () => void fireEvent.click(found));
};
const inDialog = async (name: string) => {
  const dialog = screen.getAllByRole("dialog").at(-1) ?? document.body;
  await act(async () => void fireEvent.click(within(dialog).getByRole("button", { name })));
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const add = async (name: string) => {
  await press("Add a passkey…");
  type("Name of the passkey", name);
  await inDialog("Create passkey");
};

it("adds, renames and removes a passkey; without one there is no switch and no recovery codes", async () => {
  const { show, passkeys } = await opened();
  show();
  expect(await screen.findByText("You have no passkey yet.")).toBeTruthy();
  expect(screen.queryByRole("switch")).toBeNull();
  await add("Laptop");
  expect(await screen.findByRole("rowheader", { name: "Laptop" })).toBeTruthy();
  expect(screen.getByText("The passkey was added.")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  await press("Rename Laptop");
  type("Name of the passkey", "Work laptop");
  await inDialog("Save name");
  expect(await screen.findByRole("rowheader", { name: "Work laptop" })).toBeTruthy();
  await press("Remove Work laptop");
  expect(screen.getByText(/It is your last one/)).toBeTruthy();
  expect(passkeys.forgotten).toEqual([]);
  await inDialog("Remove passkey");
  expect(await screen.findByText("You have no passkey yet.")).toBeTruthy();
  // the browser stops offering it
  expect(passkeys.forgotten).toHaveLength(1);
});

it.each([
  ["cancelled", /the question was closed, no matching passkey was found, or it took too long/],
  ["known", /already holds a passkey of your account/],
  ["wrong_site", /do not work at this address/],
  ["failed", /could not use a passkey/],
] as const)("a browser that gives no passkey (%s) shows an explanation and keeps the name", async (why, words) => {
  const { show, passkeys } = await opened();
  show();
  passkeys.why = why;
  await add("Laptop");
  expect((await screen.findByRole("alert")).textContent).toMatch(words);
  expect(screen.getByLabelText("Name of the passkey")).toMatchObject({ value: "Laptop" });
  passkeys.why = null;
  await inDialog("Create passkey");
  expect(await screen.findByRole("rowheader", { name: "Laptop" })).toBeTruthy();
});

it("a browser without passkeys says so and offers none; a list that fails to load can be retried", async () => {
  const { show, server } = await opened(false);
  server.fault = (path) => (path === "/api/listPasskey" ? new TypeError("offline") : null);
  show();
  expect(await screen.findByText("Your passkeys could not be loaded")).toBeTruthy();
  server.fault = () => null;
  await press(/Try again|Retry/);
  expect(await screen.findByText(/This browser cannot use passkeys\./)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Add a passkey…" })).toBeNull();
});

it("shows recovery codes once, to copy, download and print; asks before new ones replace the unused ones", async () => {
  const { show, files } = await opened();
  const copied = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText: copied } });
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  show();
  await add("Laptop");
  await press("Make recovery codes");
  const [list] = await screen.findAllByRole("list", { name: "Recovery codes" });
  const codes = within(list ?? document.body)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(new Set(codes).size).toBe(10);
  await inDialog("Copy");
  expect(copied).toHaveBeenCalledWith(codes.join("\n"));
  await inDialog("Download");
  expect(files.at(-1)?.name).toBe("tare-recovery-codes.txt");
  expect(files.at(-1)?.text).toContain(codes[9]);
  await inDialog("Print");
  expect(print).toHaveBeenCalledOnce();
  // Escape does not close the dialog
  fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
  await inDialog("I have kept them");
  expect(screen.queryByText(codes[0] ?? "")).toBeNull();
  // the number is read again from the server
  expect(await screen.findByText("10 codes are left.")).toBeTruthy();
  await press("Make new recovery codes…");
  await inDialog("Make new codes");
  expect(await screen.findByText("Your recovery codes")).toBeTruthy();
  expect(screen.queryByText(codes[0] ?? "")).toBeNull();
  vi.unstubAllGlobals();
});

it("switches the second factor on and off; for administrators it is always on", async () => {
  const { show, server } = await opened();
  const { unmount } = show();
  await add("Laptop");
  const control = await screen.findByRole("switch", { name: /Ask for a passkey after the password/ });
  await act(async () => void fireEvent.click(control));
  expect(await screen.findByText(/now ask for a passkey\. All other devices were logged out/)).toBeTruthy();
  await vi.waitFor(() => expect(screen.getByRole("switch").getAttribute("aria-checked")).toBe("true"));
  await act(async () => void fireEvent.click(screen.getByRole("switch")));
  expect(await screen.findByText("Your password alone is enough to log in.")).toBeTruthy();
  unmount();
  await server.grant(ADMIN, true);
  show();
  expect(await screen.findByText("Always on for administrators with a passkey.")).toBeTruthy();
  expect(screen.getByRole("switch")).toMatchObject({ disabled: true });
  expect(screen.getByRole("switch").getAttribute("aria-checked")).toBe("true");
});

it("asks for the password again after some time, says if it is wrong, then continues the action", async () => {
  const { show, server } = await opened();
  await server.write("UPDATE sessions SET proved = 0");
  show();
  await add("Laptop");
  expect(await screen.findByText("Confirm that it is you")).toBeTruthy();
  // there is no passkey yet
  expect(screen.queryByRole("button", { name: "Use a passkey" })).toBeNull();
  type("Password", "wrong horse");
  await inDialog("Confirm");
  expect((await screen.findByRole("alert")).textContent).toBe("The password is wrong. Nothing was changed.");
  type("Password", "a glass cup, washed");
  await inDialog("Confirm");
  expect(await screen.findByRole("rowheader", { name: "Laptop" })).toBeTruthy();
  await server.write("UPDATE sessions SET proved = 0");
  await press("Make recovery codes");
  const passkey = await button("Use a passkey");
  await act(async () => void fireEvent.click(passkey));
  expect(await screen.findByText("Your recovery codes")).toBeTruthy();
});
