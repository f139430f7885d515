import { memo, useEffect, useState, type ComponentType } from "react";
import { offlineTexts } from "../text/en/offline.ts";
import { resultsTexts } from "../text/en/results.ts";
import { LinkLike } from "../ui/button/button.tsx";
import { ErrorNotice } from "../ui/error-notice/error-notice.tsx";
import { SectionHeading } from "../ui/page-title/page-title.tsx";
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
  // wrapped in an object: a state setter would call a bare component as an updater function
  const [loaded, setLoaded] = useState<{ readonly Section: ComponentType<P> } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return undefined;
    let isMounted = true;
    load().then(
      // memo: an edit renders the page at once, but a section only when its own figures change
      (module) => isMounted && setLoaded({ Section: memo(module.default) as ComponentType<P> }),
      () => isMounted && setFailed(true),
    );
    return () => {
      isMounted = false;
    };
  }, [load, failed]);
  const [isPlaced, setPlaced] = useState(false);
  useEffect(() => {
    if (!loaded) return undefined;
    const late = setTimeout(() => setPlaced(true), PLACED_MS);
    return () => clearTimeout(late);
  }, [loaded]);
  return (
    <div className={styles.section} data-placed={isPlaced} style={{ minBlockSize: `${height}rem` }}>
      {loaded ? (
        <loaded.Section {...props} />
      ) : (
        <section aria-labelledby={props.id} aria-busy={!failed}>
          <SectionHeading id={props.id} title={title} />
          {failed && (
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
              onRetry={() => setFailed(false)}
            />
          )}
        </section>
      )}
    </div>
  );
}
