import type { ReactNode, ReactPortal } from "react";
import { createPortal } from "react-dom";

/**
 * Renders a modal dialog into the body instead of the component that opened it. That component may be hidden while the
 * dialog is open, by rotating the device or resizing the window; the dialog and its input must stay visible.
 */
export const inTopLayer = (dialog: ReactNode): ReactPortal => createPortal(dialog, document.body);
