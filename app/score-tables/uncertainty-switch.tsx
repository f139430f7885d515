import { uncertaintyTexts } from "../text/en/uncertainty.ts";
import { Button } from "../ui/button/button.tsx";
import * as styles from "./column-head.css.ts";

interface UncertaintySwitchProps {
  readonly isShown: boolean;
  /** the first draws are running; the uncertainty section, which may be off screen, shows their progress */
  readonly isWaiting: boolean;
  readonly onShow: () => void;
  readonly onHide: () => void;
}

/** Button that shows or hides the uncertainty of results. */
export const UncertaintySwitch = ({ isShown, isWaiting, onShow, onHide }: UncertaintySwitchProps) => (
  <>
    {isWaiting && <span className={styles.waiting}>{uncertaintyTexts.waiting}</span>}
    <Button kind="quiet" size="small" onClick={isShown ? onHide : onShow}>
      {isShown ? uncertaintyTexts.hide : uncertaintyTexts.show}
    </Button>
  </>
);
