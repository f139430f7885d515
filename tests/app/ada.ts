import type { RegisterRequest } from "../../edge-api/contract/account.ts";

/** The registration of somebody who fills in what is required. */
export const ADA: RegisterRequest = {
  email: "ada@example.org",
  password: "a glass cup, washed",
  name: "Ada",
  last_name: "Berg",
  company: "Canteens North",
  job: "Buyer",
  sector: "",
  country: "",
  employees: null,
  accomplish: "",
  region: "",
  heard_from: "",
  receive_newsletter: false,
};
