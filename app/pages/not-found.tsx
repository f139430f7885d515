import { Link } from "wouter";
import { LinkButton } from "../ui/button/button.tsx";
import { Lead, PageTitle } from "../ui/page-title/page-title.tsx";
import * as styles from "./page.css.ts";

interface NotFoundProps {
  readonly title: string;
  readonly text: string;
  /** links to continue, the main one first */
  readonly ways: readonly { readonly label: string; readonly address: string }[];
}

/** Shown if the URL names something that does not exist. */
export const NotFound = ({ title, text, ways }: NotFoundProps) => (
  <div className={styles.message}>
    <PageTitle>{title}</PageTitle>
    <Lead>{text}</Lead>
    <div className={styles.ways}>
      {ways.map(({ label, address }, place) => (
        <Link key={address} href={address} asChild>
          <LinkButton kind={place === 0 ? "primary" : "secondary"}>{label}</LinkButton>
        </Link>
      ))}
    </div>
  </div>
);
