/**
 * What a page asks of the build that waits, with a port for the answer.
 * `take`: from now on whoever opens a page gets this build; answered (`true`) when that is so.
 * `waits`: whether it is still to be taken.
 */
export type AskedOfBuild = "take" | "waits";
