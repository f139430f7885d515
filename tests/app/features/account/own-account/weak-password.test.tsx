import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, it, vi } from "vitest";
import { RegisterForm } from "../../../../../app/features/account/register/register-form.tsx";
import { accountAtom } from "../../../../../app/state/core/account.ts";
import { accountProblemTexts } from "../../../../../app/text/en/account-problems.ts";
import { ERRORS } from "../../../../../edge-api/contract/errors.ts";
import { ADA } from "../../../ada.ts";
import { testTab } from "../../../state/test-services.ts";

afterEach(cleanup);

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Types a password twice and sends the form. */
const choose = async (label: string, button: string, password: string) => {
  type(label, password);
  type("Confirm password", password);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: button })));
};

const { password_blank, password_common, password_own } = accountProblemTexts.password;

/** Checks that each weak password shows its fault at the field, with focus, until another one is typed. */
async function expectFaults(label: string, button: string): Promise<void> {
  const field = () => screen.getByLabelText(label);
  for (const [password, words] of [
    ["        ", password_blank],
    ["football", password_common],
    ["Canteens2026", password_own],
  ] as const) {
    await choose(label, button, password);
    expect(await screen.findByText(words)).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement).toBe(field()));
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(screen.queryByRole("dialog")).toBeNull();
    type(label, "a steel cup, washed");
    expect(screen.queryByText(words)).toBeNull();
  }
}

it("has the same texts as the server", () => {
  for (const code of ["password_blank", "password_common", "password_own"] as const) {
    expect(accountProblemTexts.password[code]).toBe(ERRORS[code].text);
  }
});

it("says at registration why a password is weak, then creates the account", async () => {
  const { store } = await testTab({});
  render(
    <Provider store={store}>
      <RegisterForm email="kim@example.org" onEmail={() => {}} onKnownUser={() => {}} />
    </Provider>,
  );
  type("Name", "Kim");
  type("Company", ADA.company);
  type("Job title", "Buyer");
  await expectFaults("Password", "Create account");
  await choose("Password", "Create account", "a steel cup, washed");
  await vi.waitFor(() => expect(store.get(accountAtom)?.email).toBe("kim@example.org"));
});
