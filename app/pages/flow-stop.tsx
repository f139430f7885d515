import { Link } from "wouter";
import { LinkButton } from "../ui/button/button.tsx";
import { Lead, PageTitle } from "../ui/page-title/page-title.tsx";
import * as styles from "./flow-stop.css.ts";

interface FlowStopProps {
  readonly title: string;
  readonly text: string;
  readonly way: { readonly label: string; readonly address: string };
}

/** Shown if the URL of a page flow names something that does not exist, with a link to continue. */
export const FlowStop = ({ title, text, way }: FlowStopProps) => (
  <div className={styles.page}>
    <PageTitle>{title}</PageTitle>
    <Lead>{text}</Lead>
    <Link href={way.address} asChild>
      <LinkButton kind="primary">{way.label}</LinkButton>
    </Link>
  </div>
);
