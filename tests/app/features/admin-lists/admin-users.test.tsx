import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { AdminUsers } from "../../../../app/features/admin-lists/admin-users.tsx";
import { adminRefusedAtom } from "../../../../app/state/admin/admin-session.ts";
import { formatMoment } from "../../../../app/text/dates.ts";
import { ADMIN, adminTab } from "./admin-tab.tsx";

// the real API runs on the same machine and needs time
afterEach(cleanup);

const bodyRows = () =>
  within(screen.getByRole("table", { name: "Users" }))
    .getAllByRole("row")
    .slice(1);
const emails = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);
const shown = (email: string) => screen.findByRole("rowheader", { name: email });

it("shows the specified fields, the last login as local time or `never`", async () => {
  const { show, addUsers } = await adminTab();
  await addUsers(2);
  show(<AdminUsers />);
  await shown(ADMIN);
  const texts = bodyRows().map((row) =>
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  );
  expect(emails()).toEqual([ADMIN, "user00001@example.org", "user00000@example.org"]);
  expect(texts[0]?.slice(0, 2)).toEqual(["Ada", "Berg"]);
  expect(texts[1]?.at(-1)).toContain(formatMoment(Date.UTC(2026, 10, 1, 12, 0) + 1));
  expect(texts[2]?.at(-1)).toContain("never");
});

it("shows names that hold markup as the text that they are", async () => {
  const { show, addUsers, server } = await adminTab();
  const name = `<img src=x onerror="globalThis.injected=1"><script>globalThis.injected=1</script>`;
  await addUsers(1);
  await server.write("UPDATE users SET name = ?, last_name = ?, email = ? WHERE id = 'user-0'", name, name, name);
  show(<AdminUsers />);
  expect((await shown(name)).textContent).toBe(name);
  const row = bodyRows().at(-1);
  if (row === undefined) throw new Error("no row");
  expect(
    within(row)
      .getAllByRole("cell")
      .slice(0, 2)
      .map((cell) => cell.textContent),
  ).toEqual([name, name]);
  expect(document.querySelectorAll("img, script")).toHaveLength(0);
  expect(Reflect.get(globalThis, "injected")).toBeUndefined();
});

it("pages by cursors, forward and back", async () => {
  const { show, addUsers } = await adminTab();
  await addUsers(120);
  show(<AdminUsers />);
  await shown(ADMIN);
  const first = emails();
  expect(first).toHaveLength(50);
  expect(screen.getByRole("button", { name: "Previous" })).toHaveProperty("disabled", true);
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(await screen.findByText("Rows 51–100")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(await screen.findByText("Rows 101–121")).toBeTruthy();
  expect(emails().at(-1)).toBe("user00000@example.org");
  expect(screen.getByRole("button", { name: "Next" })).toHaveProperty("disabled", true);
  fireEvent.click(screen.getByRole("button", { name: "Previous" }));
  expect(await screen.findByText("Rows 51–100")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Previous" }));
  expect(await screen.findByText("Rows 1–50")).toBeTruthy();
  expect(emails()).toEqual(first);
});

it("sends order and search to the server and starts at the first page", async () => {
  const { show, addUsers, server } = await adminTab();
  await addUsers(60);
  show(<AdminUsers />);
  await shown(ADMIN);
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  await screen.findByText("Rows 51–61");
  fireEvent.change(screen.getByRole("combobox", { name: "Order" }), { target: { value: "email" } });
  await vi.waitFor(() => expect(emails().slice(0, 2)).toEqual([ADMIN, "user00000@example.org"]));
  server.forget();
  const search = screen.getByRole("searchbox", { name: "Search users" });
  for (const typed of ["u", "us", "user0003"]) fireEvent.change(search, { target: { value: typed } });
  await vi.waitFor(() => expect(emails()).toHaveLength(10), 3_000);
  // found users come in the order of the search, so there is no other to choose
  expect(screen.queryByRole("combobox", { name: "Order" })).toBeNull();
  // debounced: only the last text is requested
  expect(server.calls.filter((path) => path.includes("search="))).toHaveLength(1);
  fireEvent.change(search, { target: { value: "nobody of this name" } });
  expect(await screen.findByText(/No email, name or last name begins with “nobody of this name”/)).toBeTruthy();
});

it("shows the specified error when the list cannot be loaded, and retries", async () => {
  const { show, server } = await adminTab();
  server.fault = (path) => (path.startsWith("/api/users") ? new TypeError("offline") : null);
  show(<AdminUsers />);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Error loading users");
  expect(alert.textContent).toContain("Check your connection");
  server.fault = () => null;
  fireEvent.click(within(alert).getByRole("button", { name: "Retry" }));
  expect(await shown(ADMIN)).toBeTruthy();
});

it("updates the session when the user is no longer an administrator", async () => {
  const { show, server, store } = await adminTab();
  await server.grant(ADMIN, false);
  show(<AdminUsers />);
  expect((await screen.findByRole("alert")).textContent).toContain("no longer has administrator access");
  await vi.waitFor(() => expect(store.get(adminRefusedAtom)).toBe(true));
});
