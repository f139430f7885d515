import type { UkFinding } from "../../../workers/engine/returns/uk-row.ts";
import { UK_RULE_CODES, UK_RULES_NOT_RUN } from "../../../workers/engine/returns/uk-rules.ts";
import { packagingReturnsTexts } from "../../text/en/packaging-returns.ts";
import { formatCount } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";
import { caption } from "../../theme/text.css.ts";
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
