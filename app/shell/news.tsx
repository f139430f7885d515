import { NewerData } from "./newer-data.tsx";
import { NewerPage } from "./newer-page.tsx";

/** Lines under the header that offer something newer: reference data, the page itself. */
export const News = () => (
  <>
    <NewerData />
    <NewerPage />
  </>
);
