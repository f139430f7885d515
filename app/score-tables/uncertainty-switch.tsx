import { uncertaintyTexts } from "../text/en/uncertainty.ts";
import { Button } from "../ui/button.tsx";
import * as styles from "./uncertainty-switch.css.ts";

interface UncertaintySwitchProps {
  readonly isShown: boolean;
  /** the first draws are under way: how far they are stands in the section of the uncertainty, which may be out of sight */
  readonly isWaiting: boolean;
  readonly onShow: () => void;
  readonly onHide: () => void;
}

/** Shows the uncertainty of results, and hides it, beside their scores. */
export const UncertaintySwitch = ({ isShown, isWaiting, onShow, onHide }: UncertaintySwitchProps) => (
  <>
    {isWaiting && <span className={styles.waiting}>{uncertaintyTexts.waiting}</span>}
    <Button kind="quiet" size="small" onClick={isShown ? onHide : onShow}>
      {isShown ? uncertaintyTexts.hide : uncertaintyTexts.show}
    </Button>
  </>
);
