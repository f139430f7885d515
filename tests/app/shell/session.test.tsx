import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { memoryFlags } from "../data/memory-stores.ts";
import { addressNow, pageHeading, shellTab } from "./shell-tab.tsx";

beforeEach(() => void vi.spyOn(window, "scrollTo").mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const userFlags = (more: Record<string, string> = {}) =>
  memoryFlags({ accessToken: "token", accountEmail: "ada@example.org", isAdmin: "false", ...more });

it("a user can work on local data and log out while the server is unreachable", async () => {
  const { open, flags } = shellTab({ flags: userFlags() });
  await open("/");
  await pageHeading("Your work");
  expect(screen.getByText("ada@example.org")).toBeTruthy();
  const header = within(screen.getByRole("banner"));
  expect((await header.findByRole("link", { name: "Your account" })).getAttribute("href")).toBe("/account");
  expect(screen.queryByRole("link", { name: "Compare" })).toBeNull();
  fireEvent.click(header.getByRole("button", { name: "Log out" }));
  expect(await screen.findByRole("button", { name: "Continue as guest" })).toBeTruthy();
  expect(addressNow()).toBe("/");
  expect(flags.local.entries().map(([key]) => key)).not.toContain("accessToken");
});

it("a forged admin flag shows no entry and opens no page", async () => {
  const { open } = shellTab({ flags: userFlags({ isAdmin: "true" }) });
  await open("/admin");
  await pageHeading("Your work");
  await waitFor(() => expect(addressNow()).toBe("/"));
  expect(screen.queryByRole("link", { name: "Admin" })).toBeNull();
});

it("shows a guest on the account page how to get an account", async () => {
  const { open, flags } = shellTab({ flags: memoryFlags({ isGuest: "true" }) });
  await open("/account");
  await pageHeading("There is no account here");
  fireEvent.click(screen.getByRole("button", { name: "Log in or create an account" }));
  expect(await screen.findByRole("button", { name: "Continue as guest" })).toBeTruthy();
  expect(flags.local.read("isGuest")).toBeNull();
});

it("loads the landing page's forms; a failed login without a connection says so and keeps the input", async () => {
  await shellTab({}).open("/");
  const email = await screen.findByRole("textbox", { name: "Email" });
  const button = screen.getByRole("button", { name: "Log in" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  fireEvent.focus(email);
  fireEvent.change(email, { target: { value: "ada@example.org" } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "a glass cup" } });
  expect(button.getAttribute("aria-disabled")).toBeNull();
  fireEvent.click(button);
  expect(await screen.findByText("Could not login with the provided email and password.")).toBeTruthy();
  expect(screen.getByText(/The server cannot be reached/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "OK" }));
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveProperty("value", "ada@example.org");
});
