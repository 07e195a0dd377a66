import type { FlagTables } from '../flags/tables.ts';
import type { HttpTables } from '../http/tables.ts';
import type { OutboxTables } from '../outbox/tables.ts';
import type { AddressTables } from '../addresses/tables.ts';
import type { AccountsTables } from '../accounts/tables.ts';
import type { CatalogueTables } from '../catalogue/tables.ts';
import type { ContentTables } from '../content/tables.ts';
import type { FavouriteTables } from '../favourites/tables.ts';
import type { GeographyTables } from '../geography/tables.ts';
import type { GiftCardTables } from '../gift-cards/tables.ts';
import type { PointsTables } from '../points/tables.ts';
import type { StockTables } from '../stock/tables.ts';
import type { CartTables } from '../cart/tables.ts';
import type { LoyaltyTables } from '../loyalty/tables.ts';
import type { NotificationTables } from '../notifications/tables.ts';
import type { OrdersTables } from '../orders/tables.ts';
import type { PaymentTables } from '../payments/tables.ts';
import type { PromotionTables } from '../promotions/tables.ts';
import type { PushTables } from '../push/tables.ts';
import type { RecommendationTables } from '../recommendations/tables.ts';
import type { EventsTables } from '../events/tables.ts';
import type { ProfileTables } from '../profile/tables.ts';
import type { ReviewTables } from '../reviews/tables.ts';
import type { SearchTables } from '../search/tables.ts';
import type { SignInTables } from '../sign-in/tables.ts';
import type { SubscriptionTables } from '../subscriptions/tables.ts';

/** Every table. A subject describes its own in `<subject>/tables.ts` and adds one word here. */
export interface Database
  extends
    HttpTables,
    OutboxTables,
    FlagTables,
    GeographyTables,
    PointsTables,
    ContentTables,
    CatalogueTables,
    StockTables,
    AccountsTables,
    AddressTables,
    CartTables,
    FavouriteTables,
    NotificationTables,
    SubscriptionTables,
    EventsTables,
    ProfileTables,
    LoyaltyTables,
    OrdersTables,
    GiftCardTables,
    PaymentTables,
    PromotionTables,
    PushTables,
    RecommendationTables,
    ReviewTables,
    SearchTables,
    SignInTables {}
