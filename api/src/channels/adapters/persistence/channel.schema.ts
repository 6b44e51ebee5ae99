import { defineEntity, p } from '@mikro-orm/core';
import type { ChannelItem } from '../../application/ports.js';

/** A channel that was told of the goods at least once. */
export const channelSchema = defineEntity({
  name: 'Channel',
  tableName: 'channel',
  properties: {
    name: p.text().primary(),
    /** Where goods went; elsewhere, all of them are told anew. */
    target: p.text(),
    /** How far it has read the feed of events. */
    position: p.bigint('number'),
    /** Why it did not open when it was tried last; empty where it did. */
    failure: p.text().default(''),
    failedAt: p.datetime().nullable(),
  },
});

/** Products of which something is still to be told. */
export const channelDueSchema = defineEntity({
  name: 'ChannelDue',
  tableName: 'channel_due',
  properties: {
    channel: p.text().primary(),
    productId: p.uuid().primary(),
    /** Claimed or put back, it lies ahead. */
    dueAt: p.datetime(),
    /** Somebody tells it until then. */
    isClaimed: p.boolean().default(false),
    /** It was changed since. */
    hasChanged: p.boolean().default(false),
  },
});

export const channelItemSchema = defineEntity({
  name: 'ChannelItem',
  tableName: 'channel_item',
  properties: {
    channel: p.text().primary(),
    variantId: p.uuid().primary(),
    productId: p.uuid(),
    state: p.text().$type<ChannelItem['state']>(),
    message: p.text().default(''),
    toldAt: p.datetime(),
    /** The name of the shop there, as it was then. */
    toldAs: p.text().default(''),
  },
});

export const CHANNEL_SCHEMAS = [channelSchema, channelDueSchema, channelItemSchema];
