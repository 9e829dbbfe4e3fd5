CREATE TABLE "code_lot" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brings" jsonb NOT NULL,
	"expires_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"discount" jsonb NOT NULL,
	"goods_kind" text,
	"is_active" integer NOT NULL,
	"current_redemptions" integer NOT NULL,
	"usage_limit" integer,
	"expiry_date" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_uses" CHECK (current_redemptions >= 0 and current_redemptions <= usage_limit)
);
--> statement-breakpoint
CREATE TABLE "coupon_use" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"coupon_id" uuid NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redeem_code" (
	"hash" text PRIMARY KEY NOT NULL,
	"lot_id" uuid NOT NULL,
	"redeemed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"state" smallint NOT NULL,
	"type" text NOT NULL,
	"option" text NOT NULL,
	"title" text NOT NULL,
	"tax_number" text NOT NULL,
	"content" text NOT NULL,
	"email" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "transfer_receipt" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"file_key" text NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redeem_code" ADD CONSTRAINT "redeem_code_lot_id_code_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."code_lot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_receipt" ADD CONSTRAINT "transfer_receipt_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_receipt" ADD CONSTRAINT "transfer_receipt_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_of_user" ON "coupon" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "coupon_use_of_coupon" ON "coupon_use" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "redeem_code_of_lot" ON "redeem_code" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "invoice_of_user" ON "invoice" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invoice_newest" ON "invoice" USING btree ("id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_of_order" ON "invoice" USING btree ("order_id") WHERE state in (0, 1);--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_number" ON "invoice" USING btree ("number") WHERE number <> '';--> statement-breakpoint
CREATE INDEX "transfer_receipt_of_user" ON "transfer_receipt" USING btree ("user_id");