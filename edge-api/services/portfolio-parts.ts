import { BODY_LIMITS } from "../contract/limits.ts";
import type { ListedPart } from "../contract/portfolio-part.ts";
import type { SharedPorts } from "./large-bodies.ts";
import { contentOf, readPart } from "./part-columns.ts";
import { keepPart, partText, type PartPorts } from "./parts.ts";
import { readText } from "./read-body.ts";
import { Refusal } from "./refusal.ts";

/**
 * POST portfolioPart: stores a part, before a portfolio names it.
 *
 * @throws Refusal of the body; quota_exceeded, unavailable
 */
export const receivePart = (
  ports: PartPorts & Pick<SharedPorts, "largeBodies" | "now">,
  userId: string,
  request: Request,
): Promise<ListedPart> =>
  ports.largeBodies.during(async (grown) => {
    const text = await readText(request, BODY_LIMITS.part, grown);
    const { sha256, lines } = await keepPart(ports, userId, text, contentOf(readPart(text)));
    return { sha256, lines };
  });

/** GET portfolioPart/{sha256}: the text of a part of the caller. @throws Refusal unknown_item, part_damaged */
export async function sentPart(ports: PartPorts, userId: string, sha256: string): Promise<string> {
  const [known] = await ports.partDirectory.known(userId, [sha256]);
  if (known === undefined) throw new Refusal("unknown_item");
  return partText(ports, { owner: userId, sha256 }, `${known.lines} lines`);
}
