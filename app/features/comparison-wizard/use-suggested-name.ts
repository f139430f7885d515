import { useState } from "react";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { nameKey } from "../../../workers/engine/rules/name-key.ts";
import { freeName } from "../../state/work/free-name.ts";
import { formatDayMonth } from "../../text/dates.ts";
import { nameOfChoices, type SuggestName } from "./suggested-name.ts";

/** Suggests names that are not in `taken`. */
export const useSuggestedName = (catalogue: Catalogue, taken: readonly string[]): SuggestName => {
  const [day] = useState(() => formatDayMonth(Date.now()));
  return (query) => {
    const name = nameOfChoices(query, catalogue, day);
    return name && freeName(name, new Set(taken.map(nameKey)));
  };
};
