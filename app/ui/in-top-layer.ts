import type { ReactNode, ReactPortal } from "react";
import { createPortal } from "react-dom";

/**
 * Puts a modal dialog beside the page, not within the part of it that has opened it. That part may be hidden while the dialog is
 * open, when a device is turned or a window made narrower, and would take it along with all that was typed.
 */
export const inTopLayer = (dialog: ReactNode): ReactPortal => createPortal(dialog, document.body);
