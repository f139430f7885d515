interface Sourced {
  readonly source: string;
  readonly source_year: number | null;
  readonly geography?: string;
}

/** "PlasticsEurope eco-profile PP 2014, Europe": source, geography, and the year unless the source contains it. */
export const sourceLine = ({ source, source_year, geography = "" }: Sourced): string => {
  const year = source_year === null || source.includes(String(source_year)) ? "" : String(source_year);
  return [source, year, geography].filter((part) => part !== "").join(", ");
};
