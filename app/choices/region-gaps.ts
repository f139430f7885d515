import type { CatalogueRegion } from "../../workers/engine/catalogue.ts";
import { choiceTexts } from "../text/en/choices.ts";
import { formatCount } from "../text/format.ts";
import { named } from "../text/short-name.ts";

/** How many figures of a region are its own and whose the others are; undefined = there is nothing to say. */
const regionGaps = ({ gaps }: CatalogueRegion): string | undefined =>
  gaps === null
    ? undefined
    : choiceTexts.regionGaps(
        formatCount(gaps.own),
        formatCount(gaps.all),
        formatCount(gaps.all - gaps.own),
        gaps.filled_from,
        formatCount(gaps.estimates),
      );

/** Regions to choose from, each with how many of its figures are its own; names over 40 characters are cut. */
export const regionChoices = (regions: readonly CatalogueRegion[]) =>
  regions.map((region) => ({
    value: region.region_id,
    ...named(region.region_name),
    detail: regionGaps(region),
  }));
