import { useEffect } from "react";
import { href } from "../state/routes/href.ts";
import { shellTexts } from "../text/en/shell.ts";
import { Button, LinkButton } from "../ui/button/button.tsx";
import { PageTitle } from "../ui/page-title/title.tsx";
import * as style from "./frame.css.ts";

/** Without a network the report is lost, like the page. */
const ignore = (): void => undefined;

/**
 * Shown instead of a page that crashed or failed to load. Both buttons load a new document, because the state of this
 * one may be broken.
 */
export const PageFailure = ({ kind, details }: { readonly kind: "crash" | "chunk"; readonly details?: string }) => {
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    void import("../data/page-failure.ts").then(({ reportFailure }) => reportFailure(kind), ignore);
  }, [kind]);
  return (
    <section className={style.failure} role="alert">
      <PageTitle>{kind === "chunk" ? shellTexts.failure.chunkTitle : shellTexts.failure.title}</PageTitle>
      <p>{kind === "chunk" ? shellTexts.failure.chunkWhat : shellTexts.failure.what}</p>
      <p>{shellTexts.failure.safe}</p>
      <p>{kind === "chunk" ? shellTexts.failure.chunkNext : shellTexts.failure.next}</p>
      <div className={style.actions}>
        <Button kind="primary" onClick={() => window.location.reload()}>
          {shellTexts.failure.reload}
        </Button>
        <LinkButton href={href("home")}>{shellTexts.failure.home}</LinkButton>
      </div>
      {details && (
        <details className={style.details}>
          <summary>{shellTexts.failure.details}</summary>
          <pre className={style.trace}>{details}</pre>
        </details>
      )}
    </section>
  );
};
