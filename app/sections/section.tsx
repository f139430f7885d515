import { useAtomValue, useSetAtom } from "jotai";
import {
  type ComponentProps,
  type ComponentType,
  Fragment,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { openSectionsAtom, setSectionsOpenAtom } from "../state/core/left-out.ts";
import { offlineTexts } from "../text/en/offline.ts";
import { pageSectionsTexts } from "../text/en/page-sections.ts";
import { resultsTexts } from "../text/en/results.ts";
import { LinkLike } from "../ui/button/button.tsx";
import { ErrorNotice } from "../ui/error-notice/error-notice.tsx";
import { FoldGroup } from "../ui/fold/fold-group.tsx";
import { useLazyPart } from "../ui/lazy-part/lazy-part.ts";
import { SectionHeading } from "../ui/page-title/page-title.tsx";
import type { NavSection } from "../ui/section-nav/section-nav.tsx";
import { Tabs } from "../ui/tabs/tabs.tsx";
import * as styles from "./loaded-section.css.ts";

/** Time after which a loaded section is assumed to have its figures and its final height. */
const PLACED_MS = 3000;

interface LoadedSectionProps<P extends { readonly id: string }> {
  readonly load: () => Promise<{ readonly default: ComponentType<P> }>;
  /** heading shown until the section is loaded */
  readonly title: string;
  /** minimum height in rem, reserved to avoid a layout shift */
  readonly height: number;
  readonly props: P;
}

/** Loads a section lazily after the scores. Shows its heading and reserves its height at once; shows its own load error. */
export function LoadedSection<P extends { readonly id: string }>({
  load,
  title,
  height,
  props,
}: LoadedSectionProps<P>) {
  const { Part, isMissing, retry } = useLazyPart(load);
  const [isPlaced, setPlaced] = useState(false);
  useEffect(() => {
    if (!Part) return undefined;
    const late = setTimeout(() => setPlaced(true), PLACED_MS);
    return () => clearTimeout(late);
  }, [Part]);
  return (
    <div className={styles.section} data-placed={isPlaced} style={{ minBlockSize: `${height}rem` }}>
      {Part ? (
        <Part {...props} />
      ) : (
        <section aria-labelledby={props.id} aria-busy={!isMissing}>
          <SectionHeading id={props.id} title={title} />
          {isMissing && (
            <ErrorNotice
              title={resultsTexts.sectionFailed}
              text={
                <>
                  <p>{offlineTexts.missing.why}</p>
                  <p>
                    {offlineTexts.missing.safe}{" "}
                    <LinkLike onClick={() => window.location.reload()}>{offlineTexts.missing.reload}</LinkLike>
                  </p>
                </>
              }
              onRetry={retry}
            />
          )}
        </section>
      )}
    </div>
  );
}

const GROUPS = { explore: pageSectionsTexts.explore, details: pageSectionsTexts.details } as const;
const FOLDED = ["explore", "details"] as const;

/** One section of a results page: a row of the table of its kind of subject. */
export interface Section<Facts, Subject extends Facts> {
  /** id of its heading, on which links and the table of contents rely */
  readonly id: string;
  /** title in the table of contents */
  readonly nav: string;
  /** title of its row while it is collapsed; default: the one in the table of contents */
  readonly title?: string;
  /** null = always open, above the collapsible sections */
  readonly group: keyof typeof GROUPS | null;
  /** what a collapsed section has inside */
  readonly inside?: (subject: Subject) => string;
  /** a count at the end of the row of a collapsed section */
  readonly aside?: (subject: Subject) => string;
  /** id of the collapsible section that contains this one; it then has no entry in the table of contents */
  readonly within?: string;
  /** its name as one of the tabs of that section */
  readonly tab?: string;
  /** default: for every subject of the kind */
  readonly applies?: (facts: Facts) => boolean;
  readonly content: (subject: Subject) => ReactNode;
}

type Loaded<P extends { readonly id: string }> = ComponentProps<typeof LoadedSection<P>>;

interface LoadedRow<Facts, Subject extends Facts, P extends { readonly id: string }> extends Omit<
  Section<Facts, Subject>,
  "content"
> {
  readonly load: Loaded<P>["load"];
  /** heading until the code is loaded; default: the title */
  readonly heading?: string;
  /** reserved height in rem */
  readonly height: (subject: Subject) => number;
  readonly props: (subject: Subject) => Omit<P, "id">;
}

/** Makes rows whose component is loaded when they are shown, and in a collapsible section when it is opened. */
export const loadedRows =
  <Facts, Subject extends Facts>() =>
  <P extends { readonly id: string }>(row: LoadedRow<Facts, Subject, P>): Section<Facts, Subject> => {
    const { load, heading, height, props, ...section } = row;
    const title = heading ?? row.title ?? row.nav;
    return {
      ...section,
      content: (subject) => (
        <LoadedSection
          {...{ load, title }}
          height={height(subject)}
          // TypeScript cannot see that the id and the rest of P make P
          props={{ id: row.id, ...props(subject) } as unknown as P}
        />
      ),
    };
  };

const applying = <Facts, Subject extends Facts>(table: readonly Section<Facts, Subject>[], facts: Facts) =>
  table.filter(({ applies }) => applies?.(facts) ?? true);

/** The sections of a subject for the table of contents. */
export const navSections = <Facts, Subject extends Facts>(
  table: readonly Section<Facts, Subject>[],
  facts: Facts,
): readonly NavSection[] =>
  applying(table, facts)
    .filter(({ within }) => within === undefined)
    .map(({ id, nav, group }) => ({
      id,
      title: nav,
      ...(group !== null && { group: GROUPS[group].title }),
    }));

interface SectionTabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly label: string; readonly content: () => ReactNode }[];
}

/** Sections as tabs of the one that contains them; a link to one of them chooses its tab. */
const SectionTabs = ({ label, tabs }: SectionTabsProps) => {
  const ofAddress = () => tabs.find(({ id }) => window.location.hash === `#${id}`)?.id;
  const [chosen, setChosen] = useState(ofAddress);
  const follow = useEffectEvent(() => setChosen((before) => ofAddress() ?? before));
  useEffect(() => {
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  const tab = tabs.find(({ id }) => id === chosen) ?? tabs[0];
  return (
    tab && (
      <Tabs {...{ label, tabs }} value={tab.id} onChange={setChosen}>
        {tab.content()}
      </Tabs>
    )
  );
};

interface SectionsProps<Facts, Subject extends Facts> {
  readonly table: readonly Section<Facts, Subject>[];
  readonly subject: Subject;
}

/** The sections of a subject: those that are always open, then the groups of collapsible ones. */
export function Sections<Facts, Subject extends Facts>({ table, subject }: SectionsProps<Facts, Subject>) {
  const folds = { isOpen: useAtomValue(openSectionsAtom), onOpenChange: useSetAtom(setSectionsOpenAtom) };
  const sections = applying(table, subject);
  const insideOf = (fold: string) => sections.filter(({ within }) => within === fold);
  return (
    <>
      {sections
        .filter(({ group }) => group === null)
        .map(({ id, content }) => (
          <Fragment key={id}>{content(subject)}</Fragment>
        ))}
      {FOLDED.map((group) => (
        <FoldGroup
          key={group}
          {...GROUPS[group]}
          {...folds}
          sections={sections
            .filter((section) => section.group === group && section.within === undefined)
            .map(({ id, nav, title = nav, inside, aside, content }) => ({
              id,
              title,
              inside: inside?.(subject),
              aside: aside?.(subject),
              anchors: insideOf(id).map((one) => one.id),
              content: (
                <>
                  {content(subject)}
                  {insideOf(id).some(({ tab }) => tab !== undefined) ? (
                    <SectionTabs
                      label={title}
                      tabs={insideOf(id).map((one) => ({
                        id: one.id,
                        label: one.tab ?? one.nav,
                        content: () => one.content(subject),
                      }))}
                    />
                  ) : (
                    insideOf(id).map((one) => <Fragment key={one.id}>{one.content(subject)}</Fragment>)
                  )}
                </>
              ),
            }))}
        />
      ))}
    </>
  );
}
