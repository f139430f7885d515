import type { BasisKg, CountedPart } from "../../../workers/engine/returns/packaging-in-law.ts";
import { packagingReturnsTexts } from "../../text/en/packaging-returns.ts";
import { formatPercent, productName } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";
import { caption, small } from "../../theme/text.css.ts";
import { Section } from "../../ui/page-title/page-title.tsx";
import * as styles from "./packaging-returns.css.ts";

interface MassBasisProps {
  readonly basis: BasisKg;
  readonly counted: readonly CountedPart[];
}

const words = packagingReturnsTexts.basis;
const BASES = ["weighed", "specified", "assumed"] as const;
/** Products that the advice names. */
const MAX_NAMED = 3;

/** Products with assumed masses, heaviest first. */
const assumedProducts = (
  counted: readonly CountedPart[],
): readonly { readonly name: string; readonly kg: number }[] => {
  const products = new Map<string, { name: string; kg: number }>();
  for (const { prodsys_id, prodsys_name, mass_basis, kg } of counted) {
    if (mass_basis !== "assumed") continue;
    const one = products.get(prodsys_id) ?? { name: prodsys_name, kg: 0 };
    products.set(prodsys_id, one);
    one.kg += kg;
  }
  return [...products.values()].toSorted((a, b) => b.kg - a.kg);
};

/** How much of the weights is measured, and the products whose weighing would improve them most. */
export const MassBasis = ({ basis, counted }: MassBasisProps) => {
  const total = BASES.reduce((sum, one) => sum + basis[one], 0);
  const shareOf = (kg: number): number => (total > 0 ? kg / total : 0);
  const first = assumedProducts(counted).slice(0, MAX_NAMED);
  const rest = basis.assumed - first.reduce((sum, { kg }) => sum + kg, 0);
  return (
    <Section id="return-basis" className={styles.section} title={words.title} note={words.note}>
      <div className={styles.stack} aria-hidden="true">
        {BASES.filter((one) => basis[one] > 0).map((one) => (
          <span key={one} className={styles.segments[one]} style={{ flexGrow: shareOf(basis[one]) }} />
        ))}
      </div>
      <ul className={styles.shares}>
        {BASES.map((one) => (
          <li key={one}>
            <span className={styles.share}>{formatPercent(shareOf(basis[one]))}</span>
            <span className={small}>{words[one]}</span>
          </li>
        ))}
      </ul>
      {first.length > 0 && (
        <p className={`${caption} ${styles.below}`}>
          {words.advice(
            formatList(first.map(({ name }) => productName(name))),
            formatPercent(shareOf(Math.max(0, rest))),
          )}{" "}
          {words.how}
        </p>
      )}
    </Section>
  );
};
