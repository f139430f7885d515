import { useSetAtom } from "jotai";
import { useState } from "react";
import { useLocation } from "wouter";
import { href } from "../../state/routes/href.ts";
import { enterAsGuestAtom, enterWithExampleAtom } from "../../state/start/session-start.ts";
import { landingTexts } from "../../text/en/landing.ts";
import * as text from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import * as style from "./landing.css.ts";

/** The finished example, or the guest option: sets the guest flag and goes to comparison step 1 (specification section 4). */
export const GuestEntry = () => {
  const continueAsGuest = useSetAtom(enterAsGuestAtom);
  const enterWithExample = useSetAtom(enterWithExampleAtom);
  const [, navigate] = useLocation();
  // both buttons stay busy until the next page replaces this one
  const [state, setState] = useState<"ready" | "wizard" | "example" | "failed">("ready");
  const isBusy = state === "wizard" || state === "example";
  const go = () => {
    setState("wizard");
    continueAsGuest();
    navigate(href("comparison-mode", { query: { step: 1 } }));
  };
  const show = async (): Promise<void> => {
    setState("example");
    const comparison_id = await enterWithExample();
    if (comparison_id === null) setState("failed");
    else navigate(href("comparison-mode", { query: { comparison_id } }));
  };
  return (
    <section aria-label={landingTexts.guest.startLabel} className={style.guest}>
      <div className={style.guestButtons}>
        <Button kind="primary" busy={state === "example"} disabled={isBusy} onClick={() => void show()}>
          {landingTexts.guest.example}
        </Button>
        <Button busy={state === "wizard"} disabled={isBusy} onClick={go}>
          {landingTexts.guest.go}
        </Button>
      </div>
      <p className={text.small}>{landingTexts.guest.text}</p>
      <output className={text.small}>{state === "failed" && landingTexts.guest.failed}</output>
    </section>
  );
};
