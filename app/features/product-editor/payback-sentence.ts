import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { DraftPayback } from "../../state/editors/product-payback.ts";
import { productPreviewTexts } from "../../text/en/product-preview.ts";
import { productName } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";

const words = productPreviewTexts.payback;

/** From how many uses the reusable product is better, and whether the edits changed that. */
export const paybackSentence = ({ now, before }: DraftPayback, { products }: Pick<Catalogue, "products">): string => {
  const { uses, other_id, others } = now;
  const other = products.find(({ prodsys_id }) => prodsys_id === other_id)?.prodsys_name ?? other_id;
  const name = inSentence(productName(other));
  const sentence =
    uses === null ? words.never(name) : others === 1 ? words.one(name, words.uses(uses)) : words.all(words.uses(uses));
  if (before === null) return words.alone(sentence);
  if (before.uses === uses) return words.asBefore(sentence);
  return before.uses === null ? words.neverBefore(sentence) : words.before(sentence, words.uses(before.uses));
};
