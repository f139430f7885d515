import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shellTab } from "../../../shell/shell-tab.tsx";

// the code of the dialog takes longer to load than the answer of the server
vi.mock("../../../../../app/features/account/login/failure-dialog.tsx", async (original) => {
  await new Promise((resolve) => setTimeout(resolve, 300));
  return original();
});

beforeEach(() => void vi.spyOn(window, "scrollTo").mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("the reason of a failed login shows even if the dialog loads slowly", async () => {
  await shellTab({}).open("/");
  const email = await screen.findByRole("textbox", { name: "Email" });
  fireEvent.focus(email);
  fireEvent.change(email, { target: { value: "ada@example.org" } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "a glass cup" } });
  fireEvent.click(screen.getByRole("button", { name: "Log in" }));
  expect(await screen.findByText(/The server cannot be reached/)).toBeTruthy();
  expect(screen.getByRole("dialog")).toBeTruthy();
});
