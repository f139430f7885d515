import { useSetAtom } from "jotai";
import { useLocation } from "wouter";
import { href } from "../../../state/routes/href.ts";
import { leaveGuestAtom } from "../../../state/core/session.ts";
import { accountTexts } from "../../../text/en/account.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Lead, PageTitle } from "../../../ui/page-title/page-title.tsx";
import * as style from "./account.css.ts";

/** Account page for guests: a link to login and registration. Guest work is kept. */
export const NoAccount = () => {
  const leaveGuest = useSetAtom(leaveGuestAtom);
  const [, navigate] = useLocation();
  const go = (): void => {
    leaveGuest();
    navigate(href("home"));
  };
  return (
    <>
      <PageTitle>{accountTexts.guest.title}</PageTitle>
      <Lead>{accountTexts.guest.text}</Lead>
      <Button kind="primary" onClick={go} className={style.action}>
        {accountTexts.guest.go}
      </Button>
    </>
  );
};
