import { Link } from "wouter";
import { href } from "../../state/routes/href.ts";
import { portfolioEditorTexts } from "../../text/en/portfolio-editor.ts";
import { LinkButton } from "../../ui/button/button.tsx";
import { Lead, PageTitle } from "../../ui/page-title/page-title.tsx";
import * as styles from "./opened-portfolio.css.ts";

const words = portfolioEditorTexts.notFound;

/** Shown if this browser does not have the portfolio of the URL. */
export const PortfolioNotHere = () => (
  <div className={styles.page}>
    <PageTitle>{words.title}</PageTitle>
    <Lead>{words.text}</Lead>
    <div className={styles.ways}>
      <Link href={href("portfolio-mode", { query: { step: 1 } })} asChild>
        <LinkButton kind="primary">{words.create}</LinkButton>
      </Link>
      <Link href={href("home")} asChild>
        <LinkButton>{words.home}</LinkButton>
      </Link>
    </div>
  </div>
);
