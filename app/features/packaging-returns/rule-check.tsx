import type { BasisKg, CountedPart } from "../../../workers/engine/returns/packaging-in-law.ts";
import type { UkFinding } from "../../../workers/engine/returns/uk-row.ts";
import { UK_RULE_CODES, UK_RULES_NOT_RUN } from "../../../workers/engine/returns/uk-rules.ts";
import { packagingReturnsTexts } from "../../text/en/packaging-returns.ts";
import { formatCount, formatPercent, productName } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";
import { caption, small } from "../../theme/text.css.ts";
import { Section } from "../../ui/page-title/page-title.tsx";
import * as styles from "./packaging-returns.css.ts";

interface RuleCheckProps {
  readonly findings: readonly UkFinding[];
  readonly rows: number;
}

const words = packagingReturnsTexts.check;
/** Lines that are named for a rule. */
const MAX_LINES = 8;

/** Findings by rule, errors first. */
const byRule = (findings: readonly UkFinding[]): readonly (readonly UkFinding[])[] => {
  const rules = new Map<string, UkFinding[]>();
  for (const finding of findings) rules.set(finding.code, [...(rules.get(finding.code) ?? []), finding]);
  const isWarning = (rule: readonly UkFinding[]): number => Number(rule[0]?.severity === "warning");
  return [...rules.values()].toSorted((a, b) => isWarning(a) - isWarning(b));
};

const sentenceOf = ({ code, column }: UkFinding): string => {
  const known: Readonly<Record<string, string>> = words.rules;
  return known[code] ?? words.other(column);
};

/** The regulator's rules that the file breaks, each with the lines. */
export const RuleCheck = ({ findings, rows }: RuleCheckProps) => {
  const errors = findings.filter(({ severity }) => severity === "error").length;
  return (
    <Section
      id="return-check"
      className={styles.section}
      title={words.title}
      note={words.note(formatCount(UK_RULE_CODES.length), formatCount(rows))}
    >
      <output>
        {findings.length === 0 ? words.fine : words.count(formatCount(errors), formatCount(findings.length - errors))}
      </output>
      <ul className={styles.findings}>
        {byRule(findings).map((rule) => {
          const [first] = rule;
          if (first === undefined) return null;
          const lines = rule.slice(0, MAX_LINES).map(({ line }) => formatCount(line));
          const more = rule.length - lines.length;
          return (
            <li key={first.code} className={styles.findingRow}>
              <span className={styles.severities[first.severity]}>{words[first.severity]}</span> {sentenceOf(first)}
              <span className={styles.second}>
                {words.lines(formatList(lines), first.code)}
                {more > 0 && ` ${words.more(formatCount(more))}`}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={`${caption} ${styles.below}`}>
        {words.where} {words.notRun(formatList(UK_RULES_NOT_RUN.window), formatList(UK_RULES_NOT_RUN.register))}
      </p>
    </Section>
  );
};

interface MassBasisProps {
  readonly basis: BasisKg;
  readonly counted: readonly CountedPart[];
}

const massBasisWords = packagingReturnsTexts.basis;
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
    <Section id="return-basis" className={styles.section} title={massBasisWords.title} note={massBasisWords.note}>
      <div className={styles.stack} aria-hidden="true">
        {BASES.filter((one) => basis[one] > 0).map((one) => (
          <span key={one} className={styles.segments[one]} style={{ flexGrow: shareOf(basis[one]) }} />
        ))}
      </div>
      <ul className={styles.shares}>
        {BASES.map((one) => (
          <li key={one}>
            <span className={styles.share}>{formatPercent(shareOf(basis[one]))}</span>
            <span className={small}>{massBasisWords[one]}</span>
          </li>
        ))}
      </ul>
      {first.length > 0 && (
        <p className={`${caption} ${styles.below}`}>
          {massBasisWords.advice(
            formatList(first.map(({ name }) => productName(name))),
            formatPercent(shareOf(Math.max(0, rest))),
          )}{" "}
          {massBasisWords.how}
        </p>
      )}
    </Section>
  );
};
