import type { ReactNode } from "react";
import { Link } from "wouter";
import { href } from "../../state/routes/href.ts";
import { shareTexts } from "../../text/en/share.ts";
import { LinkButton } from "../../ui/button/button.tsx";
import { Lead, PageTitle } from "../../ui/page-title/page-title.tsx";
import * as style from "./share.css.ts";

/** Reasons why shared results cannot be shown. */
export type ShownFault = Exclude<keyof typeof shareTexts.faults, "home" | "retry">;

interface ShareFaultProps {
  readonly fault: ShownFault;
  /** further actions, beside the link to the start page */
  readonly children?: ReactNode;
}

/** Error page for shared results: what happened, what is safe, what to do. */
export const ShareFault = ({ fault, children }: ShareFaultProps) => (
  <div className={style.page}>
    <PageTitle>{shareTexts.faults[fault].title}</PageTitle>
    <Lead>{shareTexts.faults[fault].text}</Lead>
    <div className={style.actions}>
      {children}
      <Link href={href("home")} asChild>
        <LinkButton>{shareTexts.faults.home}</LinkButton>
      </Link>
    </div>
  </div>
);
