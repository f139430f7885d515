import type { ComponentWeight } from "../portfolio/portfolio-weights.ts";
import { LAW } from "./law-data.ts";
import { packagingInLaw } from "./packaging-in-law.ts";
import { ukFile } from "./uk-file.ts";

/** Whoever pays the fees in full: a large organisation that fills packaging for households. */
const PRODUCER = {
  organisation_id: "",
  organisation_size: "L",
  submission_period: "",
  packaging_activity: "SO",
  level: "primary",
} as const;

/**
 * Base fees of the United Kingdom for the packaging of a portfolio, GBP: an estimate as if all of it were filled by a
 * large organisation and thrown away in households.
 */
export const packagingFee = (parts: readonly ComponentWeight[]): number =>
  ukFile(packagingInLaw({ household: parts, business: [] }, LAW, { kind: "all" }).counted, PRODUCER, LAW).lines.reduce(
    (sum, { fee }) => sum + fee,
    0,
  );
