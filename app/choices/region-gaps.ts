import type { CatalogueRegion } from "../../workers/engine/catalogue.ts";
import { choiceTexts } from "../text/en/choices.ts";
import { formatCount } from "../text/format.ts";

/** How many figures of a region are its own and whose the others are; undefined = there is nothing to say. */
export const regionGaps = ({ gaps }: CatalogueRegion): string | undefined =>
  gaps === null
    ? undefined
    : choiceTexts.regionGaps(
        formatCount(gaps.own),
        formatCount(gaps.all),
        formatCount(gaps.all - gaps.own),
        gaps.filled_from,
        formatCount(gaps.estimates),
      );
