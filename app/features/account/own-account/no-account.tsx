import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { leaveGuestAtom } from "../../../state/core/session.ts";
import { href } from "../../../state/routes/href.ts";
import { keepWorkAtom, keptStorageAtom } from "../../../state/work/local-work.ts";
import { accountTexts } from "../../../text/en/account.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Lead, PageTitle } from "../../../ui/page-title/page-title.tsx";
import * as style from "./account.css.ts";

const { guest: words } = accountTexts;

/** Account page for guests: whether the browser keeps their work, and a link to login and registration. Guest work is kept. */
export const NoAccount = () => {
  const leaveGuest = useSetAtom(leaveGuestAtom);
  const [, navigate] = useLocation();
  const isKept = useAtomValue(keptStorageAtom);
  const readKept = useSetAtom(keepWorkAtom);
  useEffect(() => void readKept(), [readKept]);
  const go = (): void => {
    leaveGuest();
    navigate(href("home"));
  };
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <Lead>{words.text}</Lead>
      <p className={style.action}>{isKept === null ? words.kept.unknown : isKept ? words.kept.yes : words.kept.no}</p>
      <Button kind="primary" onClick={go} className={style.action}>
        {words.go}
      </Button>
    </>
  );
};
