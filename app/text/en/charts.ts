import { texts } from "../catalogue.ts";

/** Accessible names of the parts of charts. Names, numbers and units arrive formatted. */
export const chartTexts = texts("charts", {
  segment: ({ row, segment, shown }: { row: string; segment: string; shown: string }) => `${row}, ${segment} ${shown}`,
  total: ({ row, shown }: { row: string; shown: string }) => `${row}, total ${shown}`,
  crossing: ({ label, name, other }: { label: string; name: string; other: string }) =>
    `${label}: here ${name} and ${other} meet`,
  reusableLine: (line: { name: string; life: string; perUse: string; end: string; uses: string }) =>
    `${line.name}, reusable: ${line.life} before the first use, ${line.perUse} each use, ${line.end} after ${line.uses} uses`,
  singleUseLine: (line: { name: string; perUse: string; end: string; uses: string }) =>
    `${line.name}, single-use: ${line.perUse} each use, ${line.end} after ${line.uses} uses`,
});
