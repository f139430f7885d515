import { EMBED_SIZE, sharedAt } from "../contract/share-path.ts";
import type { OEmbedReply } from "../contract/reply-schemas.ts";
import type { Ports } from "../ports.ts";
import { invalidField, Refusal } from "./refusal.ts";

const DAY_IN_SECONDS = 86_400;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A bound in pixels: the default where it is missing or larger. */
const bounded = (asked: string | undefined, size: number): number =>
  asked !== undefined && /^\d{1,5}$/.test(asked) ? Math.min(Number(asked), size) : size;

/**
 * oEmbed 1.0: the frame of a stored share, by its address.
 *
 * @throws Refusal invalid, for an address that is not a share of this server; unknown_item
 */
export async function oEmbedOf(
  { publicOrigin, shares }: Pick<Ports, "publicOrigin" | "shares">,
  { url = "", maxwidth, maxheight }: Readonly<Record<string, string>>,
): Promise<OEmbedReply> {
  const address = URL.canParse(url) ? new URL(url) : null;
  const id = address?.origin === publicOrigin ? sharedAt(address.pathname) : null;
  if (id === null) throw invalidField("url", "is not an address of shared results");
  const found = await shares.head(id);
  if (found === null) throw new Refusal("unknown_item");
  const width = bounded(maxwidth, EMBED_SIZE.width);
  const height = bounded(maxheight, EMBED_SIZE.height);
  const source = escaped(`${publicOrigin}/s/${id}/embed`);
  return {
    version: "1.0",
    type: "rich",
    title: found.name,
    provider_name: "Tare",
    provider_url: publicOrigin,
    cache_age: DAY_IN_SECONDS,
    width,
    height,
    html: `<iframe src="${source}" title="${escaped(found.name)}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`,
  };
}
