import type { ScoreResult } from "./score-file.ts";

const number = (value: number | null): string => (value === null ? "not known" : value.toLocaleString("en-US"));

/** The result as text for a terminal. */
export function resultWords({
  sheet,
  header_row,
  columns,
  questions,
  lines,
  scored_lines,
  rejected,
  total_uses,
  unmatched,
  unread_dates,
  doubtful_dates,
  lost_codes,
  scores,
  region,
}: ScoreResult): string {
  const found = Object.entries(columns).flatMap(([field, name]) => (name === null ? [] : [`${field}: ${name}`]));
  const text = [
    `${sheet === null ? "" : `Sheet ${sheet}. `}Columns named in row ${header_row}: ${found.join(", ")}.`,
    `${number(lines)} lines with ${number(total_uses)} pieces or uses, ${number(rejected.length)} rows rejected, ${number(unmatched.length)} names not matched.`,
  ];
  if (unread_dates.count > 0) {
    const some = unread_dates.first.join(", ");
    text.push(
      `Dates not read, ${number(unread_dates.count)} different ones: ${some}. Their lines have none; --dates says what stands first.`,
    );
  }
  if (doubtful_dates.count > 0)
    text.push(
      `Dates left out because a spreadsheet may have swapped day and month: ${doubtful_dates.first.join(", ")}.`,
    );
  if (lost_codes.count > 0)
    text.push(`Codes left out because a spreadsheet lost their last digits: ${lost_codes.first.join(", ")}.`);
  for (const { about, options, rows } of questions) {
    text.push(`Question: ${about}${rows.length > 0 ? ` (rows ${rows.join(", ")})` : ""}`);
    for (const { option, total } of options) text.push(`  ${option}   total ${number(total)}`);
  }
  if (questions.length > 0) text.push("Nothing was scored. Answer with these options.");
  if (scores !== null && scored_lines < lines)
    text.push(`${number(scored_lines)} lines are scored; name the products of the others with --mapping.`);
  if (scores !== null)
    text.push(`Summary score in ${region}: ${scores.summary === null ? "none" : scores.summary.toFixed(0)} %.`);
  return `${text.join("\n")}\n`;
}
