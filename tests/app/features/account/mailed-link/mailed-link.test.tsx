import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, it, vi } from "vitest";
import { LoginForm } from "../../../../../app/features/account/login/login-form.tsx";
import { ChangeEmail } from "../../../../../app/features/account/own-account/account-facts.tsx";
import MailedLinkPage from "../../../../../app/pages/mailed-link/mailed-link-page.tsx";
import { registerAtom } from "../../../../../app/state/account/login.ts";
import { logOutAtom } from "../../../../../app/state/account/logout.ts";
import { setLinkTokenAtom } from "../../../../../app/state/account/mail-tokens.ts";
import { accountAtom } from "../../../../../app/state/core/account.ts";
import { ownerAtom } from "../../../../../app/state/core/owner.ts";
import { sessionAtom, sessionKeyAtom } from "../../../../../app/state/core/session.ts";
import { ADA } from "../../../ada.ts";
import { testTab } from "../../../state/test-services.ts";

afterEach(() => {
  cleanup();
  window.history.replaceState(null, "", "/");
});

const [OLD, NEW] = [ADA.email, "ada@example.net"];

async function opened() {
  const tab = await testTab({});
  await tab.store.set(registerAtom, ADA);
  await vi.waitFor(() => expect(tab.store.get(accountAtom)?.email).toBe(OLD));
  await tab.server.write("UPDATE users SET email_verified = 1");
  const show = (part: React.ReactNode) => {
    cleanup();
    render(<Provider store={tab.store}>{part}</Provider>);
  };
  const openPage = (page: string, token: string) => {
    window.history.replaceState(null, "", `/${page}`);
    tab.store.set(setLinkTokenAtom, token);
    show(<MailedLinkPage />);
  };
  return { ...tab, show, openPage };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("changes the address by the link and keeps the work; the notice to the old one takes it back", async () => {
  const { store, server, show, openPage } = await opened();
  show(<ChangeEmail />);
  fireEvent.change(screen.getByLabelText("New email address"), { target: { value: ` ${NEW} ` } });
  press("Send the link");
  expect(await screen.findByText(new RegExp(`A link is on its way to ${NEW}`))).toBeTruthy();
  openPage("confirm-email", await server.linkToken("confirm-email", NEW));
  press("Use this address");
  expect(await screen.findByRole("dialog", { name: "Email address changed" })).toBeTruthy();
  expect([store.get(accountAtom)?.email, store.get(ownerAtom), store.get(sessionKeyAtom)?.email]).toEqual([
    NEW,
    NEW,
    NEW,
  ]);

  openPage("restore-email", await server.linkToken("restore-email", OLD));
  press("Restore my address");
  expect(await screen.findByRole("dialog", { name: "Your address is restored" })).toBeTruthy();
  await vi.waitFor(() => expect(store.get(sessionAtom).kind).toBe("out"));
  expect(await server.linkToken("change-password", OLD)).toMatch(/^[\w-]{43}$/);
});

it("needs a session for a new address, and says what to do with a used-up link or without one", async () => {
  const { store, show, openPage } = await opened();
  openPage("confirm-email", "x".repeat(43));
  press("Use this address");
  expect(await screen.findByText(/is for another account/)).toBeTruthy();
  await store.set(logOutAtom);
  openPage("confirm-email", "x".repeat(43));
  expect(screen.getByText(/log in to your account in this browser with the old one/)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  store.set(setLinkTokenAtom, null);
  show(<MailedLinkPage />);
  expect(screen.getByRole("heading", { name: "Open this page from the link in your email" })).toBeTruthy();
});

it("mails a link from the login form; opened in another browser it says why nobody is logged in", async () => {
  const { store, server, show, openPage } = await opened();
  await store.set(logOutAtom);
  const form = (email: string) => show(<LoginForm email={email} onEmail={() => {}} onNewUser={() => {}} />);
  form("ada");
  press("Email me a link to log in");
  expect(screen.getByText("Invalid email address")).toBeTruthy();
  form(OLD);
  press("Email me a link to log in");
  const dialog = await screen.findByRole("dialog", { name: "Link to log in" });
  expect(dialog.textContent).toContain(`If there is an account for ${OLD}`);
  openPage("login-link", await server.linkToken("login-link", OLD));
  // the test's fetch keeps no cookies
  press("Log in");
  expect(await screen.findByText(/was asked for in another browser/)).toBeTruthy();
  expect(store.get(sessionAtom).kind).toBe("out");
});
