import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Provider, useAtomValue } from "jotai";
import { afterEach, expect, it, vi } from "vitest";
import { EmailStatus } from "../../../../../app/features/account/own-account/account-facts.tsx";
import VerifyEmailPage from "../../../../../app/pages/verify-email/verify-email-page.tsx";
import { registerAtom } from "../../../../../app/state/account/login.ts";
import { logOutAtom } from "../../../../../app/state/account/logout.ts";
import { setEmailTokenAtom } from "../../../../../app/state/account/mail-tokens.ts";
import { accountAtom } from "../../../../../app/state/core/account.ts";
import { ADA } from "../../../ada.ts";
import { testTab } from "../../../state/test-services.ts";

afterEach(cleanup);

const Status = () => {
  const account = useAtomValue(accountAtom);
  return account && <EmailStatus account={account} />;
};

async function opened(Part: () => React.ReactNode) {
  const tab = await testTab({});
  await tab.store.set(registerAtom, ADA);
  await vi.waitFor(() => expect(tab.store.get(accountAtom)?.email).toBe(ADA.email));
  const show = () =>
    render(
      <Provider store={tab.store}>
        <Part />
      </Provider>,
    );
  return { ...tab, show };
}

it("confirms on a click and not before, and updates the account immediately", async () => {
  const { show, store, server } = await opened(VerifyEmailPage);
  store.set(setEmailTokenAtom, await server.emailToken(ADA.email));
  show();
  expect(store.get(accountAtom)?.emailVerified).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "Confirm email address" }));
  expect(await screen.findByRole("dialog", { name: "Email address confirmed" })).toBeTruthy();
  await vi.waitFor(() => expect(store.get(accountAtom)?.emailVerified).toBe(true));
});

it("says that a link was already used, and what to do", async () => {
  const { show, store, server } = await opened(VerifyEmailPage);
  store.set(setEmailTokenAtom, "x".repeat(43));
  show();
  fireEvent.click(screen.getByRole("button", { name: "Confirm email address" }));
  expect(await screen.findByText(/This link has already been used or is older than 24 hours/)).toBeTruthy();
  server.fault = () => new TypeError("Failed to fetch");
  fireEvent.click(screen.getByRole("button", { name: "Confirm email address" }));
  expect(await screen.findByText(/connection/)).toBeTruthy();
});

it("asks whoever is not logged in for the password, a new one, or to delete an account that is not theirs", async () => {
  const { show, store, server } = await opened(VerifyEmailPage);
  const token = await server.emailToken(ADA.email);
  await store.set(logOutAtom);
  store.set(setEmailTokenAtom, token);
  show();
  const confirm = screen.getByRole<HTMLButtonElement>("button", { name: "Confirm email address" });
  expect(confirm.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "wrong horse" } });
  fireEvent.click(confirm);
  expect(await screen.findByText("The password is wrong. Nothing was changed.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Set a new password instead" }));
  expect(screen.getByLabelText("New password")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "I did not register" }));
  fireEvent.click(await screen.findByRole("button", { name: "Delete the account" }));
  expect(await screen.findByRole("dialog", { name: "The account is deleted" })).toBeTruthy();
  const body = JSON.stringify({ email: ADA.email, password: ADA.password });
  const headers = { "Content-Type": "application/json" };
  expect(await server.fetch("/api/login", { method: "POST", headers, body })).toMatchObject({ status: 404 });
});

it("says that the page needs the link of a mail", async () => {
  const { show } = await opened(VerifyEmailPage);
  show();
  expect(screen.getByRole("heading", { name: "Open this page from the link in your email" })).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

it("sends another link from the account page, shows a failure, and disappears once the address is confirmed", async () => {
  const { show, store, server } = await opened(Status);
  const first = await server.emailToken(ADA.email);
  show();
  // the local outbox delivers immediately
  expect(screen.queryByText(/Until then/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Send the link again" }));
  expect(await screen.findByText(`A new link is on its way to ${ADA.email}.`)).toBeTruthy();
  expect(await server.emailToken(ADA.email)).not.toBe(first);
  server.fault = () => new Response('{"code":"too_many_requests"}', { status: 429, headers: { "Retry-After": "90" } });
  fireEvent.click(screen.getByRole("button", { name: "Send the link again" }));
  expect(await screen.findByText("The link could not be sent")).toBeTruthy();
  expect(screen.getByText(/90 seconds/)).toBeTruthy();
  server.fault = () => null;
  cleanup();
  const waiting = { ...store.get(accountAtom), waitsForEmail: true, confirm_by: Date.UTC(2026, 11, 3) } as Parameters<
    typeof EmailStatus
  >[0]["account"];
  const alone = render(
    <Provider store={store}>
      <EmailStatus account={waiting} />
    </Provider>,
  );
  expect(screen.getByText(/Until then you cannot store shared links/)).toBeTruthy();
  expect(screen.getByText(/the account is deleted on 3 December 2026/)).toBeTruthy();
  alone.rerender(
    <Provider store={store}>
      <EmailStatus account={{ ...waiting, emailVerified: true }} />
    </Provider>,
  );
  expect(screen.queryByRole("heading")).toBeNull();
});
