CREATE TABLE "invite_application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applicant" text NOT NULL,
	"company" text NOT NULL,
	"contact_person" text NOT NULL,
	"end_user" text NOT NULL,
	"quantity" integer NOT NULL,
	"type" text NOT NULL,
	"applicant_email" text NOT NULL,
	"bot_address" text NOT NULL,
	"remark" text NOT NULL,
	"language" text NOT NULL,
	"state" smallint NOT NULL,
	"delivery" smallint NOT NULL,
	"codes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "verification_code" (
	"mailbox" text NOT NULL,
	"purpose" smallint NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" smallint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "verification_code_mailbox_purpose_pk" PRIMARY KEY("mailbox","purpose")
);
--> statement-breakpoint
ALTER TABLE "invite_code" ADD COLUMN "uses" integer;--> statement-breakpoint
ALTER TABLE "invite_code" ADD COLUMN "redeemed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invite_code" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "invite_kind" smallint;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "organisation_id" uuid;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "picture_key" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "picture_type" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "theme" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "assistant_location" jsonb;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "invite_application_state" ON "invite_application" USING btree ("state","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "verification_code_expiry" ON "verification_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "invite_code_newest" ON "invite_code" USING btree ("created_at" DESC NULLS LAST,"code");--> statement-breakpoint
CREATE INDEX "mail_to" ON "mail" USING btree (lower("to"));--> statement-breakpoint
CREATE UNIQUE INDEX "session_id" ON "session" USING btree ("id");