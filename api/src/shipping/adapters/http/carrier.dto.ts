export class CarrierDto {
  /** Whether a carrier is set up: rates of the day and labels. */
  isConfigured!: boolean;
}
