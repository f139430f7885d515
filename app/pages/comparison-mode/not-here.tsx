import { Link } from "wouter";
import { href } from "../../state/routes/href.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { LinkButton } from "../../ui/button/button.tsx";
import { Lead, PageTitle } from "../../ui/page-title/page-title.tsx";
import * as styles from "./not-here.css.ts";

/** Shown if this browser does not have the comparison of the URL. */
export const NotHere = () => (
  <div className={styles.page}>
    <PageTitle>{resultsTexts.notFound.title}</PageTitle>
    <Lead>{resultsTexts.notFound.text}</Lead>
    <div className={styles.ways}>
      <Link href={href("comparison-mode", { query: { step: 1 } })} asChild>
        <LinkButton kind="primary">{resultsTexts.notFound.create}</LinkButton>
      </Link>
      <Link href={href("home")} asChild>
        <LinkButton>{resultsTexts.notFound.home}</LinkButton>
      </Link>
    </div>
  </div>
);
