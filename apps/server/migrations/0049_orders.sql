CREATE TABLE "order_step" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"from" smallint,
	"to" smallint NOT NULL,
	"by" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" smallint NOT NULL,
	"goods_kind" text NOT NULL,
	"goods_id" text NOT NULL,
	"goods" jsonb NOT NULL,
	"currency" text NOT NULL,
	"price" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"coupon_id" uuid,
	"pay_method" smallint,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	CONSTRAINT "order_amount" CHECK (price >= 0 and discount >= 0 and amount = price - discount and amount >= 0),
	CONSTRAINT "order_refunded" CHECK (refunded >= 0 and refunded <= amount)
);
--> statement-breakpoint
CREATE TABLE "payment_notice" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"payment_id" uuid,
	"outcome" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_notice_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"method" smallint NOT NULL,
	"provider" text NOT NULL,
	"state" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"charge" text DEFAULT '' NOT NULL,
	"pay_data" jsonb,
	"return_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"ask_at" timestamp with time zone NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid,
	"cause" text NOT NULL,
	"state" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"credits" integer DEFAULT 0 NOT NULL,
	"closes" boolean DEFAULT true NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "refund_amount" CHECK (amount > 0 and credits >= 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"method" smallint NOT NULL,
	"title" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"return_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"refunds" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"level" smallint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"grant_at" timestamp with time zone NOT NULL,
	"told_week" timestamp with time zone,
	"told_day" timestamp with time zone,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "level_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_step" ADD CONSTRAINT "order_step_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_step_of_order" ON "order_step" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_of_user" ON "order" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_expiring" ON "order" USING btree ("expires_at") WHERE state = 0;--> statement-breakpoint
CREATE INDEX "payment_of_order" ON "payment" USING btree ("order_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payment_asking" ON "payment" USING btree ("ask_at") WHERE state = 'started';--> statement-breakpoint
CREATE INDEX "refund_of_order" ON "refund" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "refund_open" ON "refund" USING btree ("id") WHERE state in ('asked', 'under-way', 'by-hand', 'failed');--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_order" ON "subscription" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "subscription_of_user" ON "subscription" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "subscription_ending" ON "subscription" USING btree ("ends_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "subscription_giving" ON "subscription" USING btree ("grant_at") WHERE closed_at is null;