import { expect, test } from "vitest";
import { LineTable } from "../../workers/engine/portfolio/line-table.ts";
import { createScoringService } from "../../workers/scoring-service.ts";
import { bytesOf } from "./toy-bytes.ts";

const LINES = 6000;
const entries = Array.from({ length: LINES }, (_, at) => ({
  prodsys_id: "cup_pp",
  quantity: at + 1,
  food_id: "tea",
  label: `Kiosk ${at % 7}`,
  site: `Site ${at % 40}`,
  date: "2026-03-12",
}));
const share = (name: string) => ({
  format: "tare-share",
  portfolio: { portfolio_name: name, products: { cup: entries } },
});

const unpacked = async (bytes: ArrayBuffer) => {
  const answer = await createScoringService().unpackShare(bytes);
  if (!answer.ok) throw new Error(answer.problem.detail);
  return answer.value;
};

test("a large share is split: its lines as columns to transfer, the rest as a value without bidi controls", async () => {
  const found = await unpacked(bytesOf(share("Canteens \u202E2025")));
  expect(found?.value).toEqual({ format: "tare-share", portfolio: { portfolio_name: "Canteens 2025" } });
  expect(structuredClone(found)).toEqual(found);
  const table = found?.lines ? LineTable.adopt(found.lines) : null;
  expect(table?.length).toBe(LINES);
  expect(table?.line(LINES - 1)).toEqual({ usecase_id: "cup", ...entries[LINES - 1] });
});

test("a small share and a file of work are single values; bytes that are not text or not JSON give none", async () => {
  const small = { format: "tare-share", portfolio: { products: { cup: entries.slice(0, 2) } } };
  expect(await unpacked(bytesOf(small))).toEqual({ value: small, lines: null });
  const work = { format: "tare-work", portfolios: [share("a").portfolio, share("b").portfolio] };
  expect(await unpacked(bytesOf(work))).toEqual({ value: work, lines: null });
  expect(await unpacked(Uint8Array.of(0xff, 0xfe, 0x22).buffer)).toBeNull();
  expect(await unpacked(bytesOf(share("cut off")).slice(0, -30))).toBeNull();
});
