import { useSetAtom } from "jotai";
import { useState } from "react";
import { useLocation } from "wouter";
import { href } from "../../state/routes/href.ts";
import { enterAsGuestAtom } from "../../state/start/session-start.ts";
import { landingTexts } from "../../text/en/landing.ts";
import * as text from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import * as style from "./landing.css.ts";

/** The guest option: sets the guest flag and goes to comparison step 1 (specification section 4). */
export const GuestEntry = () => {
  const continueAsGuest = useSetAtom(enterAsGuestAtom);
  const [, navigate] = useLocation();
  // stays true until the wizard replaces this page
  const [busy, setBusy] = useState(false);
  const go = () => {
    setBusy(true);
    continueAsGuest();
    navigate(href("comparison-mode", { query: { step: 1 } }));
  };
  return (
    <section aria-label={landingTexts.guest.startLabel} className={style.guest}>
      <h2 className={text.group}>{landingTexts.guest.title}</h2>
      <p className={text.small}>{landingTexts.guest.text}</p>
      <Button wide busy={busy} onClick={go} className={style.guestButton}>
        {landingTexts.guest.go}
      </Button>
    </section>
  );
};
