import { SHARE_DAYS } from "../contract/share-days.ts";
import type { ShareListRow } from "../contract/reply-schemas.ts";
import { DAY } from "../contract/retention.ts";
import type { Ports } from "../ports.ts";
import { Refusal } from "./refusal.ts";

/** The days of `?days=` of POST /api/share; without it a year. @throws Refusal invalid */
export function shareDays(asked: string | undefined): number {
  const days = asked === undefined ? SHARE_DAYS.year : Number(asked);
  if (!Object.values<number>(SHARE_DAYS).includes(days)) {
    const text = `one of ${Object.values(SHARE_DAYS).join(", ")}; 0: never`;
    throw new Refusal("invalid", { fields: [{ field: "days", text }] });
  }
  return days;
}

/** When a share of so many days ends; null: never. */
export const shareEnd = (created: number, days: number): number | null => (days === 0 ? null : created + days * DAY);

/** Refuses to open a share that has expired. @throws Refusal unknown_item, share_expired */
export async function refuseExpired({ shareTerms, now }: Pick<Ports, "now" | "shareTerms">, id: string): Promise<void> {
  const expires = await shareTerms.open(id, now());
  if (expires === "unknown") throw new Refusal("unknown_item");
  if (expires !== null && expires <= now()) throw new Refusal("share_expired");
}

/** GET /api/listShare: the caller's shares with their ends, newest first. */
export async function sharesWithTerms(
  { shares, shareTerms }: Pick<Ports, "shareTerms" | "shares">,
  userId: string,
): Promise<readonly ShareListRow[]> {
  const [listed, terms] = [await shares.list(userId), await shareTerms.listOf(userId)];
  return listed.map((row) => ({ ...row, ...(terms.get(row.id) ?? { expires: null, last_opened: null }) }));
}
