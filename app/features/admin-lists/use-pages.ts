import { useEffect, useState } from "react";
import { LIST_PAGE } from "../../state/admin/admin-lists.ts";
import { type AdminPage, type Answer, type CallProblem, reasonOf } from "../../state/admin/admin-session.ts";
import { adminListTexts } from "../../text/en/admin-lists.ts";

/** Loads the page after a cursor. A new function means a new query. */
export type ReadPage<Row> = (after: string | null) => Promise<Answer<AdminPage<Row>>>;

export interface Pages<Row> {
  /** the last loaded page, kept while another loads; null = none yet */
  readonly rows: readonly Row[] | null;
  /** position of the first row in the whole list, from 1 */
  readonly first: number;
  readonly busy: boolean;
  readonly problem: CallProblem | null;
  /** null = there is no previous page */
  readonly onPrevious: (() => void) | null;
  readonly onNext: (() => void) | null;
  readonly onRetry: () => void;
}

interface Place<Row> {
  readonly read: ReadPage<Row>;
  /** cursors of the pages before this one: the server gives cursors forward only */
  readonly before: readonly (string | null)[];
  readonly after: string | null;
  readonly tries: number;
}

interface LoadedPage<Row> {
  readonly place: Place<Row>;
  readonly page: AdminPage<Row> | null;
  /** number of pages before the shown one */
  readonly before: number;
  readonly problem: CallProblem | null;
}

/** Pages of a cursor-paged list of the server; a new query starts at the first page. */
export function usePages<Row>(read: ReadPage<Row>): Pages<Row> {
  const [kept, setPlace] = useState<Place<Row>>({ read, before: [], after: null, tries: 0 });
  const [answer, setAnswer] = useState<LoadedPage<Row> | null>(null);
  let place = kept;
  if (kept.read !== read) {
    place = { read, before: [], after: null, tries: 0 };
    setPlace(place);
  }

  useEffect(() => {
    let isAwaited = true;
    const ask = async (): Promise<void> => {
      const outcome = await place.read(place.after);
      // ignore a reply that was overtaken by a newer request
      if (!isAwaited) return;
      setAnswer((known) =>
        outcome.ok
          ? { place, page: outcome.value, before: place.before.length, problem: null }
          : { place, page: known?.page ?? null, before: known?.before ?? 0, problem: outcome.problem },
      );
    };
    void ask();
    return () => {
      isAwaited = false;
    };
  }, [place]);

  const busy = answer?.place !== place;
  const next = busy ? null : (answer.page?.next ?? null);
  const previous = place.before.at(-1);
  return {
    rows: answer?.page?.rows ?? null,
    first: (answer?.before ?? 0) * LIST_PAGE + 1,
    busy,
    problem: busy ? null : answer.problem,
    onPrevious:
      previous === undefined
        ? null
        : () => setPlace({ read, before: place.before.slice(0, -1), after: previous, tries: 0 }),
    onNext:
      next === null ? null : () => setPlace({ read, before: [...place.before, place.after], after: next, tries: 0 }),
    onRetry: () => setPlace({ ...place, tries: place.tries + 1 }),
  };
}

/** The sentence for a list that could not be loaded, with advice. */
export const problemSentence = (problem: CallProblem): string => {
  const reason = reasonOf(problem);
  // these two come from uploads only
  return adminListTexts.problem[reason === "faults" || reason === "conflict" ? "refused" : reason];
};
