import { act, cleanup, render, screen } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, test } from "vitest";
import ShareDialog from "../../../../app/features/share/share-dialog.tsx";
import { registerAtom } from "../../../../app/state/account/login.ts";
import { continueAsGuestAtom } from "../../../../app/state/core/session.ts";
import { portfolioScoresAtom } from "../../../../app/state/portfolio/portfolio-scores.ts";
import { startLoadingAtom } from "../../../../app/state/start/loading.ts";
import { createPortfolioAtom } from "../../../../app/state/work/portfolios.ts";
import { PORTFOLIO_ENTRIES } from "../../../../edge-api/contract/limits.ts";
import { LineTable } from "../../../../workers/engine/portfolio/line-table.ts";
import { ADA } from "../../ada.ts";
import { testTab } from "../../state/test-services.ts";

afterEach(cleanup);

const LINE = { usecase_id: "cup", prodsys_id: "cup_pp", food_id: "soup", quantity: 1, label: "" };

/** Texts as long as may be: 90,000 lines of them have more than 36 MB. */
const LONG = Object.fromEntries(
  ["label", "gtin", "item_code", "site", "country", "supplier", "order_number"].map((name) => [
    name,
    name.padEnd(80, "x"),
  ]),
);

const shown = async (who: "guest" | "user", lines: number, line: typeof LINE = LINE) => {
  const { store } = await testTab({});
  if (who === "guest") store.set(continueAsGuestAtom);
  else await store.set(registerAtom, ADA);
  await store.set(startLoadingAtom);
  const head = { portfolio_name: "All", portfolio_desc: "d", region_use: "Global" };
  const made = await store.set(createPortfolioAtom, head, LineTable.of(Array.from({ length: lines }, () => line)));
  const id = made.ok ? made.value : "";
  store.sub(portfolioScoresAtom(id), () => undefined);
  await expect.poll(() => store.get(portfolioScoresAtom(id)).status).toBe("ready");
  render(
    <Provider store={store}>
      <ShareDialog kind="portfolio" id={id} name="All" onClose={() => undefined} />
    </Provider>,
  );
  const link = (await screen.findByRole("alert")).textContent;
  return { link, canStore: screen.queryByRole("button", { name: "Make the link" }) !== null };
};

test.each([
  ["user", 30_000, "Share a link stored on the server, or the file: both hold more.", true],
  ["guest", 30_000, "Share the file: it holds more.", false],
  ["user", PORTFOLIO_ENTRIES + 1, "Share the file: it holds any size.", false],
] as const)("a %s with %i lines is recommended what will be taken: %s", async (who, lines, recommended, canStore) => {
  const found = await shown(who, lines);
  expect(found).toEqual({ link: `This is more than a link can hold (16 KB). ${recommended}`, canStore });
  const tooMany = screen.queryByText(
    /takes portfolios of up to 100,000 lines and 36 MB, since each reader loads all of it; this one is larger/,
  );
  expect(tooMany !== null).toBe(lines > PORTFOLIO_ENTRIES);
  expect(screen.getByRole("button", { name: "Download the file" })).toBeDefined();
});

test("a portfolio of fewer lines with long texts is not recommended a stored link that would be refused", async () => {
  expect(await shown("user", 90_000, { ...LINE, ...LONG })).toEqual({
    link: "This is more than a link can hold (16 KB). Share the file: it holds any size.",
    canStore: false,
  });
});

test("opened before the scores are there, it goes on by itself once they are", async () => {
  const { store } = await testTab({});
  store.set(continueAsGuestAtom);
  const head = { portfolio_name: "All", portfolio_desc: "d", region_use: "Global" };
  const made = await store.set(createPortfolioAtom, head, LineTable.of([LINE]));
  const id = made.ok ? made.value : "";
  render(
    <Provider store={store}>
      <ShareDialog kind="portfolio" id={id} name="All" onClose={() => undefined} />
    </Provider>,
  );
  const download = () => screen.getByRole<HTMLButtonElement>("button", { name: "Download the file" });
  await screen.findByText("Making the link…");
  expect(download().disabled).toBe(true);
  expect(screen.queryByRole("alert")).toBeNull();
  await act(async () => store.set(startLoadingAtom));
  expect((await screen.findByLabelText<HTMLInputElement>("Link with the results in it")).value).toContain("/s#");
  expect(download().disabled).toBe(false);
});
